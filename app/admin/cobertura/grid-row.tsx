import { memo } from "react";
import { NIVEL_TEXTS, type Nivel } from "#domain/exames/cobertura.ts";
import { type ExameLinha, type Linha, nivelAt } from "#domain/exames/cobertura-grade.ts";

interface GridRowProps {
  exame: ExameLinha;
  linha: Linha | undefined;
  columns: readonly { id: string; index: number }[];
  /** The column of the grid's one focusable cell; undefined if the cell is in another row. */
  active: number | undefined;
}

const CELL =
  "h-11 scroll-mt-16 scroll-ml-36 cursor-default border-r border-b border-neutro-200 px-1 text-center text-sm select-none -outline-offset-2 md:h-10 md:scroll-ml-72";
const TONES: Readonly<Record<Nivel, string>> = {
  nao: "text-neutro-600",
  sim: "bg-certo-fundo text-certo",
  autorizacao: "bg-aviso-fundo text-aviso",
};
const CHANGED = "font-semibold underline decoration-dotted underline-offset-4";

export const GridRow = memo(function GridRow({ exame, linha, columns, active }: GridRowProps) {
  const shown = linha ?? exame;
  return (
    <tr>
      <th
        className="sticky left-0 z-1 border-r border-b border-neutro-200 bg-white px-2 text-left text-sm leading-tight font-medium break-words"
        scope="row"
      >
        {exame.nome}
      </th>
      <Cell
        isActive={active === 0}
        isChanged={shown.todos !== exame.todos}
        nivel={shown.todos ? "sim" : "nao"}
      />
      {columns.map(({ id, index }, column) => (
        <Cell
          isActive={active === column + 1}
          isChanged={shown.niveis[index] !== exame.niveis[index]}
          key={id}
          nivel={nivelAt(shown, index)}
        />
      ))}
    </tr>
  );
});

interface CellProps {
  nivel: Nivel;
  isActive: boolean;
  isChanged: boolean;
}

function Cell({ nivel, isActive, isChanged }: CellProps) {
  return (
    <td
      className={`${CELL} ${TONES[nivel]} ${isChanged ? CHANGED : ""}`}
      tabIndex={isActive ? 0 : -1}
    >
      {nivel === "nao" && !isChanged ? <span className="sr-only">não</span> : NIVEL_TEXTS[nivel]}
    </td>
  );
}
