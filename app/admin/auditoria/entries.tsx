import { Feito, type FeitoProps } from "#app/admin/parts/feito.tsx";
import { MudancasDetails } from "#app/admin/parts/mudancas.tsx";
import { Table } from "#app/ui/controls/table.tsx";
import { formatQuem } from "#domain/registro/feito.ts";
import type { Mudanca } from "#domain/registro/trilha.ts";
import { formatDateTime } from "#domain/texto/datas.ts";

interface Entry extends FeitoProps {
  id: number;
  quando: Date;
  usuario_nome: string | null;
  mudancas: readonly Mudanca[];
  de_onde: string | null;
}

const COLUMNS = [
  {
    header: "Quando",
    cell: ({ quando }: Entry) => formatDateTime(quando),
    className: "lg:whitespace-nowrap max-lg:order-2 max-lg:text-sm max-lg:text-neutro-700",
  },
  {
    header: "Quem",
    cell: ({ usuario_nome, acao }: Entry) => (
      <div className="lg:w-40">{formatQuem(usuario_nome, acao)}</div>
    ),
    className: "font-medium max-lg:order-1",
  },
  {
    header: "O que fez",
    cell: (entry: Entry) => <Deed {...entry} />,
    className: "w-full max-lg:order-3 max-lg:col-span-full",
  },
  {
    header: "De onde",
    cell: ({ de_onde }: Entry) => de_onde ?? "",
    className: "text-sm text-neutro-700 max-lg:order-4 lg:whitespace-nowrap max-lg:col-span-full",
  },
];

export function Entries({ rows }: { rows: readonly Entry[] }) {
  return (
    <Table columns={COLUMNS} keyOf={({ id }) => String(id)} label="O que foi feito" rows={rows} />
  );
}

function Deed({ mudancas, ...deed }: Entry) {
  const text = <Feito {...deed} />;
  if (mudancas.length === 0) return text;
  return (
    <>
      <span className="mr-2">{text}</span>
      {/* The sentence stays outside the `summary`, because it may contain a link. */}
      <MudancasDetails
        changes={mudancas}
        className="inline open:block"
        summary="O que mudou"
        summaryClassName="inline cursor-default rounded text-sm whitespace-nowrap text-neutro-700 underline decoration-neutro-400 underline-offset-4 hover:decoration-tinta"
      />
    </>
  );
}
