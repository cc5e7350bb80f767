import type { ReactElement, ReactNode, Ref } from "react";
import type { MoveTarget, PageMoves } from "#app/ui/controls/order/sortable-rows.tsx";

export interface RowProps<Row extends { id: string }> {
  label: string;
  rows: readonly Row[];
  isMovable: boolean;
  /** The element that takes the focus when the focused row disappears. */
  listRef: Ref<HTMLElement> | undefined;
  nameOf(row: Row): string;
  /** @param handle the handle for dragging; undefined if the rows cannot be moved */
  actionsOf(row: Row, handle: ReactElement | undefined): ReactNode;
  /** Called when a row was dropped at the target. */
  onMove(id: string, target: MoveTarget): void;
  /** Move a row to the page before or after the shown one; each is absent if there is no such page. */
  toPage: PageMoves;
}
