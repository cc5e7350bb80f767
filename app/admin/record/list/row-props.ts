import type { ComponentProps, ReactNode, Ref } from "react";

/** What takes hold of a row. */
export type DragButtonProps = ComponentProps<"button">;

/** What every layout gets. */
export interface RowProps<Row extends { id: string }> {
  label: string;
  rows: readonly Row[];
  isMovable: boolean;
  /** Takes the focus once the row that held it is gone. */
  listRef: Ref<HTMLElement>;
  nameOf(row: Row): string;
  actionsOf(row: Row, dragButton: DragButtonProps): ReactNode;
  /** A row was dropped on another one. */
  onMove(id: string, other: string): void;
}
