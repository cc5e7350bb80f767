export interface Move {
  id: string;
  to: { before: string } | { after: string } | "up" | "down";
}

export const ORDEM_NAO_MUDOU = "Não foi possível mudar a ordem.";

interface Ordered {
  id: string;
  ordem: number;
}

/** @returns only the records whose number changes; undefined where the record or its target is missing */
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
