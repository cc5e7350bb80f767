import type { ReactElement, ReactNode, Ref } from "react";
import type { MoveTarget } from "#app/ui/controls/order/sortable-rows.tsx";

export interface RowProps<Row extends { id: string }> {
  label: string;
  rows: readonly Row[];
  isMovable: boolean;
  /** Takes the focus when the row that had it disappears. */
  listRef: Ref<HTMLElement>;
  nameOf(row: Row): string;
  /** @param handle drags the row, where it can be moved */
  actionsOf(row: Row, handle: ReactElement | undefined): ReactNode;
  /** A row was dropped at the target. */
  onMove(id: string, target: MoveTarget): void;
}
