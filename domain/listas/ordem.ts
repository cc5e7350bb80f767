/** Putting a list in order by moving one of its records. */

export interface Move {
  id: string;
  /** Directly before this record, directly after it, or past its neighbour. */
  to: { before: string } | { after: string } | "up" | "down";
}

/** Said where a move could not be saved. */
export const ORDEM_NAO_MUDOU = "Não foi possível mudar a ordem.";

interface Ordered {
  id: string;
  ordem: number;
}

/**
 * @param rows in the order in which they are shown
 * @returns the records whose number changes, each with its new one (from 1, without gaps where any
 *   had to change); undefined where the record, or the one it goes to, is not in the list
 */
export function moveInOrder(rows: readonly Ordered[], { id, to }: Move): Ordered[] | undefined {
  const from = rows.findIndex((row) => row.id === id);
  const moved = rows[from];
  if (!moved) return undefined;
  const others = rows.filter((row) => row.id !== id);
  const index = positionFor(others, from, to);
  if (index === undefined) return undefined;
  const wanted = [...others.slice(0, index), moved, ...others.slice(index)];
  return wanted
    .map((row, position) => ({ id: row.id, ordem: position + 1, before: row.ordem }))
    .filter(({ ordem, before }) => ordem !== before)
    .map(({ id, ordem }) => ({ id, ordem }));
}

function positionFor(others: readonly Ordered[], from: number, to: Move["to"]): number | undefined {
  if (to === "up") return Math.max(0, from - 1);
  if (to === "down") return Math.min(others.length, from + 1);
  const other = "before" in to ? to.before : to.after;
  const index = others.findIndex((row) => row.id === other);
  if (index < 0) return undefined;
  return "before" in to ? index : index + 1;
}
