/** Shows a dropped row at its new position before the server has answered. */
import { useEffect, useRef, useState } from "react";
import { type Move, moveRow } from "#domain/listas/ordem.ts";
import { formatTotal } from "#domain/listas/total.ts";
import { stepButtonOf } from "./step-buttons.tsx";

interface ReorderOptions<Row extends { id: string }> {
  rows: readonly Row[];
  /** The number of rows on all earlier pages. `total` counts all rows. */
  offset: number;
  total: number;
  /** True until the server has answered a move. */
  isBusy: boolean;
  nameOf(row: Row): string;
  onMove(move: Move): void;
}

export function useReorder<Row extends { id: string }>(options: ReorderOptions<Row>) {
  const { rows, isBusy, onMove } = options;
  const [shown, setShown] = useState(rows);
  const [said, setSaid] = useState("");
  const moved = useRef<{ row: Row; to: Move["to"] }>(undefined);
  const latest = useRef(options);
  latest.current = options;
  const before = useRef(rows);
  useEffect(() => {
    if (isBusy) return;
    setShown(rows);
    const isRefused = before.current === rows;
    before.current = rows;
    const { current } = moved;
    moved.current = undefined;
    if (!current || isRefused) return;
    const { row, to } = current;
    setSaid(positionText(row, latest.current));
    // The button lost the focus when React moved its row in the document.
    if (typeof to === "string") {
      requestAnimationFrame(() => stepButtonOf(rowOf(row.id), to)?.focus());
    }
  }, [rows, isBusy]);
  return {
    shown,
    /** The text that screen readers announce. */
    said,
    move(id: string, to: Move["to"]) {
      const row = shown.find((one) => one.id === id);
      const reordered = moveRow(shown, { id, to });
      if (!row || !reordered) return;
      // Only a drop is shown at once. A step up or down may lead to another page, whose rows only the server knows.
      if (typeof to !== "string") {
        if (reordered.every((one, index) => one === shown[index])) return;
        setShown(reordered);
      }
      moved.current = { row, to };
      setSaid("");
      onMove({ id, to });
    },
  };
}

function positionText<Row extends { id: string }>(row: Row, options: ReorderOptions<Row>): string {
  const { rows, offset, total, nameOf } = options;
  const index = rows.findIndex(({ id }) => id === row.id);
  if (index < 0) return `${nameOf(row)} está em outra página.`;
  return `${nameOf(row)} agora é o ${offset + index + 1}º de ${formatTotal(total)}.`;
}

/** @returns the element that shows the record */
export function rowOf(id: string): Element | null {
  return document.querySelector(`[data-record="${CSS.escape(id)}"]`);
}
