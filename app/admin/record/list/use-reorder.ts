/** Shows a dropped row at its new position before the server has answered. */
import { useEffect, useRef, useState } from "react";
import { type Move, moveRow } from "#domain/listas/ordem.ts";
import { stepButtonOf } from "./step-buttons.tsx";

interface ReorderOptions<Row extends { id: string }> {
  rows: readonly Row[];
  isBusy: boolean;
  onMove(move: Move): void;
}

export function useReorder<Row extends { id: string }>({
  rows,
  isBusy,
  onMove,
}: ReorderOptions<Row>) {
  const [shown, setShown] = useState(rows);
  const moved = useRef<Move>(undefined);
  const before = useRef(rows);
  useEffect(() => {
    if (isBusy) return;
    setShown(rows);
    const isRefused = before.current === rows;
    before.current = rows;
    const { current } = moved;
    moved.current = undefined;
    if (!current || isRefused) return;
    const { id, to } = current;
    // The control that was used lost the focus when React moved its row in the document.
    if (typeof to === "string") {
      requestAnimationFrame(() => stepButtonOf(rowOf(id), to)?.focus());
    } else if ("position" in to && to.pagina) {
      requestAnimationFrame(() => showMoved(rowOf(id)));
    } else if ("position" in to) {
      requestAnimationFrame(() => refocus(rowOf(id)?.querySelector<HTMLElement>("[data-ordem]")));
    }
  }, [rows, isBusy]);
  return {
    shown,
    move(id: string, to: Move["to"]) {
      const reordered = moveRow(shown, { id, to });
      if (!reordered) return;
      // Only a drop is shown at once. Other moves may lead to another page, whose rows only the server knows.
      if (typeof to !== "string" && !("position" in to)) {
        if (reordered.every((one, index) => one === shown[index])) return;
        setShown(reordered);
      }
      moved.current = { id, to };
      onMove({ id, to });
    },
  };
}

function showMoved(row: Element | null): void {
  // Scrolls the row to the middle, so that it can be moved on in both directions.
  row?.scrollIntoView({ block: "center" });
  row?.querySelector<HTMLElement>("[data-ordem]")?.focus({ preventScroll: true });
  const colour = getComputedStyle(document.documentElement).getPropertyValue(
    "--color-primaria-100",
  );
  for (const part of [row, ...(row?.children ?? [])]) {
    part?.animate({ backgroundColor: [colour, colour, "transparent"] }, 3_000);
  }
}

function refocus(field: HTMLElement | null | undefined): void {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return;
  (field ?? document.querySelector<HTMLElement>("main"))?.focus({ preventScroll: !field });
}

export function rowOf(id: string): Element | null {
  return document.querySelector(`[data-record="${CSS.escape(id)}"]`);
}
