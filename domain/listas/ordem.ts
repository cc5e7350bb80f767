import { formatTotal } from "./total.ts";

export interface Move {
  id: string;
  to: MoveTarget | PositionTarget | "up" | "down";
}

export const PAGINAS = ["anterior", "seguinte"] as const;
export type Pagina = (typeof PAGINAS)[number];

interface PositionTarget {
  /** Counted from 1; a position beyond the list's ends means its first or last row. */
  position: number;
  /** Set if the row was moved to another page, which is then opened. */
  pagina?: Pagina | undefined;
}

export function targetOnPage(
  pagina: Pagina,
  rows: { offset: number; count: number },
): PositionTarget {
  const position = pagina === "anterior" ? rows.offset : rows.offset + rows.count + 1;
  return { position, pagina };
}

export type MoveTarget = { before: string } | { after: string };

export const ORDEM_NAO_MUDOU = "Não foi possível mudar a ordem.";

export interface Moved {
  name: string;
  position: number;
  total: number;
  back: MoveTarget | undefined;
}

/** @example movedText({ name: "Holter", position: 2, total: 9, back: undefined }) // "Holter agora é o 2º de 9." */
export function movedText({ name, position, total }: Moved): string {
  return `${name} agora é o ${position}º de ${formatTotal(total)}.`;
}

interface Ordered {
  id: string;
  ordem: number;
}

export function moveRow<Row extends { id: string }>(
  rows: readonly Row[],
  { id, to }: Move,
): Row[] | undefined {
  const from = rows.findIndex((row) => row.id === id);
  const moved = rows[from];
  if (!moved) return undefined;
  const others = rows.filter((row) => row.id !== id);
  const index = positionFor(others, from, to);
  if (index === undefined) return undefined;
  return [...others.slice(0, index), moved, ...others.slice(index)];
}

/** @returns the records whose number changes; undefined if the record or its target is missing */
export function moveInOrder(rows: readonly Ordered[], move: Move): Ordered[] | undefined {
  return moveRow(rows, move)
    ?.map((row, position) => ({ id: row.id, ordem: position + 1, before: row.ordem }))
    .filter(({ ordem, before }) => ordem !== before)
    .map(({ id, ordem }) => ({ id, ordem }));
}

/** @returns the target that undoes a later move of the row; undefined for the only row */
export function targetOf(rows: readonly { id: string }[], id: string): MoveTarget | undefined {
  const index = rows.findIndex((row) => row.id === id);
  const previous = rows[index - 1];
  if (previous) return { after: previous.id };
  const next = rows[index + 1];
  return next && { before: next.id };
}

function positionFor(
  others: readonly { id: string }[],
  from: number,
  to: Move["to"],
): number | undefined {
  if (to === "up") return Math.max(0, from - 1);
  if (to === "down") return Math.min(others.length, from + 1);
  if ("position" in to) return Math.min(Math.max(to.position, 1), others.length + 1) - 1;
  const other = "before" in to ? to.before : to.after;
  const index = others.findIndex((row) => row.id === other);
  if (index < 0) return undefined;
  return "before" in to ? index : index + 1;
}
