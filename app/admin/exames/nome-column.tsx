import type { Column } from "#app/ui/controls/table.tsx";
import { CONFIRA } from "#domain/exames/exames.ts";

export const NOME_COLUMN: Column<{ nome: string; conferido: boolean }> = {
  header: "Nome",
  cell: ({ nome, conferido }) => (
    <>
      <span className="font-medium" title={nome}>
        {nome}
      </span>
      {!conferido && (
        <span className="block text-sm font-medium text-aviso lg:truncate lg:text-xs">
          {CONFIRA}
        </span>
      )}
    </>
  ),
  width: "lg:w-[30%]",
  isRowHeader: true,
};
