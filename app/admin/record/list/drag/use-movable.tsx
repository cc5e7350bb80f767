/**
 * A row that can be dragged to another's place, by mouse, finger or keyboard. What that takes comes
 * with the first movement of a pointer or key; until then, and without it, its two buttons move it.
 */
import { type ReactNode, useRef, useState } from "react";
import { latePart, PART_MISSING, usePrepared } from "#app/ui/controls/overlay/late-part.ts";
import { useToast } from "#app/ui/controls/toasts.tsx";
import type { DragState } from "./drag-row.tsx";

interface MovableOptions {
  id: string;
  name: string;
  isEnabled: boolean;
  /** Another row was dropped here. */
  onTake(id: string): void;
}

const dragRow = latePart(() => import("./drag-row.tsx").then(({ DragRow }) => DragRow));

export function useMovable<Element extends HTMLElement>(options: MovableOptions) {
  const { id, isEnabled } = options;
  const ref = useRef<Element>(null);
  const DragRow = usePrepared(dragRow);
  const [state, setState] = useState<DragState>();
  const toast = useToast();
  const early = () => dragRow.load().catch(() => toast({ kind: "error", text: PART_MISSING }));
  /** Stands within the row. */
  const drag: ReactNode = isEnabled && DragRow && (
    <DragRow {...options} onChange={setState} row={ref} />
  );
  const rowProps = {
    ...(isEnabled ? state?.row : undefined),
    ref,
    // Where the focus stands while a row is carried by keyboard.
    tabIndex: isEnabled ? -1 : undefined,
    "data-record": id,
  };
  return { rowProps, handle: state?.handle ?? { onClick: early }, drag };
}
