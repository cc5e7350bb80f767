import type { ReactElement, ReactNode, Ref } from "react";
import type { MoveTarget, PageMoves } from "#app/ui/controls/order/sortable-rows.tsx";

export interface RowProps<Row extends { id: string }> {
  label: string;
  rows: readonly Row[];
  isMovable: boolean;
  listRef: Ref<HTMLElement> | undefined;
  nameOf(row: Row): string;
  actionsOf(row: Row, handle: ReactElement | undefined): ReactNode;
  onMove(id: string, target: MoveTarget): void;
  toPage: PageMoves;
}
