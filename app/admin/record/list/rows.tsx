import type { ReactElement, ReactNode, Ref } from "react";
import type { Column } from "#app/ui/controls/table.tsx";
import type { Move } from "#domain/listas/ordem.ts";
import type { TableThing } from "#domain/permissions.ts";
import type { RecordPage } from "#server/data/kit/records.ts";
import { HistoryLink } from "../history/history-link.tsx";
import { RecordCards } from "./record-cards.tsx";
import { RecordTable } from "./record-table.tsx";
import { RowActions } from "./row-actions.tsx";
import { useReorder } from "./use-reorder.ts";

/** The records are shown as lines, as cards side by side, or as a table with columns. */
export type ListLayout<Row> = "rows" | "cards" | { columns: readonly Column<Row>[] };

interface RowsProps<Row extends { id: string }> {
  label: string;
  page: Pick<RecordPage<Row>, "rows" | "total" | "offset" | "next">;
  layout: ListLayout<Row>;
  isEditable: boolean;
  /** Set if each row offers only its history. */
  historyOf?: TableThing;
  isOrdered: boolean;
  isBusy: boolean;
  nameOf(row: Row): string;
  editPath(row: Row): string;
  isProtected?: (row: Row) => boolean;
  onDelete?: (row: Row) => void;
  listRef: Ref<HTMLElement>;
  isClosed?: (row: Row) => boolean;
  rowTools?: (row: Row) => ReactNode;
  onMove(move: Move): void;
  children?: (row: Row) => ReactNode;
}

export function Rows<Row extends { id: string }>(props: RowsProps<Row>) {
  const { label, page, layout, isEditable, isOrdered, nameOf } = props;
  const { offset = 0 } = page;
  const isMovable = isEditable && isOrdered && page.total > 1;
  const { shown, move } = useReorder({
    rows: page.rows,
    onMove: props.onMove,
    isBusy: props.isBusy,
  });
  const stepsOf = (row: Row) => {
    const index = shown.indexOf(row);
    return {
      up: offset + index > 0,
      down: page.next !== undefined || index < shown.length - 1,
      take: (to: "up" | "down") => !props.isBusy && move(row.id, to),
    };
  };
  const { historyOf } = props;
  const actionsOf = (row: Row, handle: ReactElement | undefined) =>
    historyOf ? (
      <span className="inline-flex min-h-11 items-center md:min-h-0">
        <HistoryLink id={row.id} name={nameOf(row)} thing={historyOf} />
      </span>
    ) : (
      isEditable && (
        <>
          {handle}
          <RowActions
            editPath={props.isClosed?.(row) ? undefined : props.editPath(row)}
            isDeletable={!props.isProtected?.(row)}
            name={nameOf(row)}
            onDelete={props.onDelete && (() => props.onDelete?.(row))}
            steps={isMovable ? stepsOf(row) : undefined}
          >
            {props.rowTools?.(row)}
          </RowActions>
        </>
      )
    );
  const shared = {
    label,
    rows: shown,
    isMovable,
    listRef: props.listRef,
    nameOf,
    actionsOf,
    onMove: move,
  };
  return typeof layout === "object" ? (
    <RecordTable {...shared} columns={layout.columns} />
  ) : (
    <RecordCards {...shared} layout={layout}>
      {props.children ?? nameOf}
    </RecordCards>
  );
}
