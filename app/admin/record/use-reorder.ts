/** Rows that can be dragged to another place, by mouse, finger or keyboard. */
import { useEffect, useRef, useState } from "react";
import { useDragAndDrop } from "react-aria-components";
import type { Move } from "#domain/ordem.ts";

interface ReorderOptions<Row extends { id: string }> {
  rows: readonly Row[];
  isEnabled: boolean;
  nameOf(row: Row): string;
  onMove(move: Move): void;
}

/** @returns the rows as they stand, at once after a move and before the server has answered */
export function useReorder<Row extends { id: string }>({
  rows,
  isEnabled,
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
    if (current) requestAnimationFrame(() => focusMoveButton(current));
  }, [rows]);

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      shown
        .filter((row) => keys.has(row.id))
        .map((row) => ({ "text/plain": nameOf(row), "application/x-record": row.id })),
    onReorder({ keys, target }) {
      const [key] = keys;
      const id = String(key);
      const other = String(target.key);
      const moved = shown.find((row) => row.id === id);
      if (!moved || id === other) return;
      const others = shown.filter((row) => row.id !== id);
      const isBefore = target.dropPosition === "before";
      const index = others.findIndex((row) => row.id === other) + (isBefore ? 0 : 1);
      setShown([...others.slice(0, index), moved, ...others.slice(index)]);
      setSaid(`${nameOf(moved)} mudou de lugar.`);
      onMove({ id, to: isBefore ? { before: other } : { after: other } });
    },
    isDisabled: !isEnabled,
  });

  return {
    shown,
    /** For screen readers. */
    said,
    dragAndDropHooks: isEnabled ? dragAndDropHooks : undefined,
    step(row: Row, to: "up" | "down") {
      pressed.current = { id: row.id, to };
      setSaid(`${nameOf(row)} foi para ${to === "up" ? "cima" : "baixo"}.`);
      onMove({ id: row.id, to });
    },
  };
}

function focusMoveButton({ id, to }: { id: string; to: "up" | "down" }): void {
  const row = document.querySelector(`[data-key="${CSS.escape(id)}"]`);
  const wanted = row?.querySelector<HTMLButtonElement>(`[data-step=${to}]:not(:disabled)`);
  (wanted ?? row?.querySelector<HTMLButtonElement>("[data-step]:not(:disabled)"))?.focus();
}
