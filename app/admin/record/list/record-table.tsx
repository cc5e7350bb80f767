import type { ReactElement, Ref } from "react";
import { classes } from "#app/ui/classes.ts";
import { OrderedRows } from "#app/ui/controls/order/ordered-rows.tsx";
import { PLAIN_HANDLE } from "#app/ui/controls/order/plain-handle.tsx";
import { type Column, TABLE_STYLES, Table } from "#app/ui/controls/table.tsx";
import type { RowProps } from "./row-props.ts";

interface RecordTableProps<Row extends { id: string }> extends RowProps<Row> {
  columns: readonly Column<Row>[];
  actionsWidth?: string | undefined;
  isHeadHidden?: boolean | undefined;
}

export function RecordTable<Row extends { id: string }>(props: RecordTableProps<Row>) {
  const { label, rows, isMovable, listRef, nameOf, actionsOf } = props;
  const columnsWith = (handle?: ReactElement): Column<Row>[] => [
    ...props.columns,
    {
      header: "Ações",
      cell: (row) => (
        <div className="flex items-center justify-end lg:[&_[data-tip]]:size-7 xl:[&_[data-tip]]:size-8">
          {actionsOf(row, handle)}
        </div>
      ),
      className: "max-lg:col-span-full",
      width: props.actionsWidth ?? "lg:w-48",
    },
  ];
  const columns = columnsWith(isMovable ? PLAIN_HANDLE : undefined);
  const table = (
    <Table
      columns={columns}
      keyOf={({ id }) => id}
      label={label}
      isHeadHidden={props.isHeadHidden}
      layout="records"
      ref={listRef as Ref<HTMLTableElement>}
      rows={rows}
    />
  );
  if (!isMovable) return table;
  const styles = TABLE_STYLES.records;
  return (
    <OrderedRows
      className={styles.table}
      columns={columns.map(({ header, className, width, isRowHeader }) => ({
        header,
        width,
        isRowHeader,
        className: classes(styles.cell, className),
      }))}
      columnStyles={styles}
      label={label}
      listRef={listRef}
      onMove={props.onMove}
      toPage={props.toPage}
      plain={table}
      rowClassName={styles.row}
      rows={rows.map((row) => ({
        id: row.id,
        name: nameOf(row),
        cells: (handle) => columnsWith(handle).map(({ cell }) => cell(row)),
      }))}
    />
  );
}
