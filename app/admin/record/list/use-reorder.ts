/** The rows as they stand after a move, at once and before the server has answered. */
import { useEffect, useRef, useState } from "react";
import type { Move } from "#domain/ordem.ts";

interface ReorderOptions<Row extends { id: string }> {
  rows: readonly Row[];
  nameOf(row: Row): string;
  onMove(move: Move): void;
}

export function useReorder<Row extends { id: string }>({
  rows,
  nameOf,
  onMove,
}: ReorderOptions<Row>) {
  const [shown, setShown] = useState(rows);
  const [said, setSaid] = useState("");
  const pressed = useRef<{ id: string; to: "up" | "down" }>(undefined);
  useEffect(() => {
    setShown(rows);
    const { current } = pressed;
    pressed.current = undefined;
    // Moved to another place in the document, the row lost the focus that its button had.
    if (current) requestAnimationFrame(() => focusStepButton(current));
  }, [rows]);
  return {
    shown,
    /** For screen readers. */
    said,
    /** Past its neighbour. */
    step(row: Row, to: "up" | "down") {
      pressed.current = { id: row.id, to };
      setSaid(`${nameOf(row)} foi para ${to === "up" ? "cima" : "baixo"}.`);
      onMove({ id: row.id, to });
    },
    /** To the place where another row stands. */
    place(id: string, other: string) {
      const from = shown.findIndex((row) => row.id === id);
      const to = shown.findIndex((row) => row.id === other);
      const moved = shown[from];
      if (!moved || to < 0 || from === to) return;
      const others = shown.filter((row) => row.id !== id);
      setShown([...others.slice(0, to), moved, ...others.slice(to)]);
      setSaid(`${nameOf(moved)} mudou de lugar.`);
      onMove({ id, to: from < to ? { after: other } : { before: other } });
    },
  };
}

function focusStepButton({ id, to }: { id: string; to: "up" | "down" }): void {
  const row = document.querySelector(`[data-record="${CSS.escape(id)}"]`);
  const wanted = row?.querySelector<HTMLButtonElement>(`[data-step=${to}]:not(:disabled)`);
  (wanted ?? row?.querySelector<HTMLButtonElement>("[data-step]:not(:disabled)"))?.focus();
}
