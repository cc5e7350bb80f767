import type { ReactElement, ReactNode, Ref } from "react";
import type { Column } from "#app/ui/controls/table.tsx";
import { type Move, type Pagina, targetOnPage } from "#domain/listas/ordem.ts";
import type { TableThing } from "#domain/permissions.ts";
import type { RecordPage } from "#server/data/kit/records.ts";
import { HistoryLink } from "../history/history-link.tsx";
import { OrdemField } from "./ordem-field.tsx";
import { RecordLines } from "./record-lines.tsx";
import { RecordTable } from "./record-table.tsx";
import { RowActions } from "./row-actions.tsx";
import { useReorder } from "./use-reorder.ts";

export interface ListTable<Row> {
  columns: readonly Column<Row>[];
  actionsWidth?: string;
}

export interface ListedRow {
  id: string;
  ordem_exibicao?: number;
}

interface RowsProps<Row extends ListedRow> {
  label: string;
  page: Pick<RecordPage<Row>, "rows" | "total" | "offset" | "previous" | "next">;
  table?: ListTable<Row>;
  isEditable: boolean;
  historyOf?: TableThing;
  isOrdered: boolean;
  /** True if all records are listed in the clinic's order, so that each row's position is known. */
  isWhole: boolean;
  isBusy: boolean;
  shownAbove?: string | undefined;
  isHeadHidden?: boolean;
  nameOf(row: Row): string;
  editPath(row: Row): string;
  isProtected?: (row: Row) => boolean;
  onDelete?: (row: Row) => void;
  listRef?: Ref<HTMLElement>;
  isClosed?: (row: Row) => boolean;
  rowTools?: (row: Row) => ReactNode;
  onMove(move: Move): void;
  children?: (row: Row) => ReactNode;
}

export function Rows<Row extends ListedRow>(props: RowsProps<Row>) {
  const { label, page, table, isEditable, isOrdered, isWhole, nameOf, shownAbove } = props;
  const { offset = 0 } = page;
  const isMovable = isEditable && isOrdered && isWhole && page.total > 1;
  const { shown, move } = useReorder({
    rows: page.rows,
    onMove: props.onMove,
    isBusy: props.isBusy,
  });
  const positionOf = (row: Row) => offset + shown.indexOf(row) + 1;
  const stepsOf = (row: Row) => ({
    up: positionOf(row) > 1,
    down: page.next !== undefined || row !== shown.at(-1),
    take: (to: "up" | "down") => !props.isBusy && move(row.id, to),
  });
  const toPage = (pagina: Pagina) => (id: string) =>
    !props.isBusy && move(id, targetOnPage(pagina, { offset, count: shown.length }));
  const ordem: Column<Row> = {
    header: "Ordem",
    cell: (row) => (
      <OrdemField
        record={row.id}
        name={nameOf(row)}
        onMove={isMovable ? (position) => !props.isBusy && move(row.id, { position }) : undefined}
        position={isWhole ? positionOf(row) : (row.ordem_exibicao ?? 0)}
      />
    ),
    className: "text-neutro-700 tabular-nums lg:overflow-visible!",
    width: "lg:w-20",
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
    rows: shownAbove ? shown.filter(({ id }) => id !== shownAbove) : shown,
    isMovable,
    listRef: props.listRef,
    nameOf,
    actionsOf,
    onMove: move,
    toPage: {
      anterior: page.previous && toPage("anterior"),
      seguinte: page.next && toPage("seguinte"),
    },
  };
  return table ? (
    <RecordTable
      {...shared}
      actionsWidth={table.actionsWidth}
      columns={isOrdered ? [...table.columns, ordem] : table.columns}
      isHeadHidden={props.isHeadHidden}
    />
  ) : (
    <RecordLines {...shared}>{props.children ?? nameOf}</RecordLines>
  );
}
