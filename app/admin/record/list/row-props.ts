import type { ReactElement, ReactNode, Ref } from "react";
import type { MoveTarget } from "#app/ui/controls/order/sortable-rows.tsx";

/** What every layout gets. */
export interface RowProps<Row extends { id: string }> {
  label: string;
  rows: readonly Row[];
  isMovable: boolean;
  /** Takes the focus once the row that held it is gone. */
  listRef: Ref<HTMLElement>;
  nameOf(row: Row): string;
  /** The handle takes hold of a row, where it can be moved. */
  actionsOf(row: Row, handle: ReactElement | undefined): ReactNode;
  /** A row was dropped there. */
  onMove(id: string, target: MoveTarget): void;
}
