/**
 * A table that becomes a list on phones. Roles are explicit, because browsers drop those of tables laid out as blocks.
 */
import type { ReactElement, ReactNode, Ref } from "react";
import { OrderedRows } from "#app/ui/controls/order/ordered-rows.tsx";
import { PLAIN_HANDLE } from "#app/ui/controls/order/plain-handle.tsx";
import type { RowProps } from "./row-props.ts";

export interface Column<Row> {
  header: string;
  cell(row: Row): ReactNode;
  className?: string;
}

interface RecordTableProps<Row extends { id: string }> extends RowProps<Row> {
  columns: readonly Column<Row>[];
}

const ACTIONS = { header: "Ações", className: "max-md:col-span-full" };

const STYLES = {
  table: "w-full border-b border-neutro-200 outline-none max-md:block",
  head: "max-md:sr-only",
  header: "py-2 pr-3 text-left text-[0.875rem] font-medium text-neutro-700 last:text-right",
  body: "max-md:block",
  row: "data-[dragging]:opacity-50 max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)] max-md:gap-x-3 max-md:gap-y-0.5 max-md:border-t max-md:border-neutro-200 max-md:py-3",
  cell: "border-t border-neutro-200 py-2 pr-3 align-middle max-md:border-0 max-md:p-0",
};

export function RecordTable<Row extends { id: string }>(props: RecordTableProps<Row>) {
  const { label, rows, isMovable, listRef, nameOf, actionsOf } = props;
  const columns = [...props.columns, ACTIONS].map(({ header, className = "" }) => ({
    header,
    className: `${STYLES.cell} ${className}`,
  }));
  const cellsOf = (row: Row, handle?: ReactElement) => [
    ...props.columns.map(({ cell }) => cell(row)),
    <div className="flex items-center justify-end" key={ACTIONS.header}>
      {actionsOf(row, handle)}
    </div>,
  ];
  const table = (
    // biome-ignore-start lint/a11y/noRedundantRoles: a table that is laid out as blocks loses its implicit roles
    <table
      aria-label={label}
      className={STYLES.table}
      ref={listRef as Ref<HTMLTableElement>}
      role="table"
      tabIndex={-1}
    >
      <thead className={STYLES.head} role="rowgroup">
        <tr role="row">
          {columns.map(({ header }) => (
            <th className={STYLES.header} key={header} role="columnheader" scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={STYLES.body} role="rowgroup">
        {rows.map((row) => (
          <tr className={STYLES.row} data-record={row.id} key={row.id} role="row">
            {cellsOf(row, isMovable ? PLAIN_HANDLE : undefined).map((cell, index) => (
              <td className={columns[index]?.className} key={columns[index]?.header} role="cell">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: until here
  );
  if (!isMovable) return table;
  return (
    <OrderedRows
      className={STYLES.table}
      columns={columns}
      columnStyles={STYLES}
      label={label}
      listRef={listRef}
      onMove={props.onMove}
      plain={table}
      rowClassName={STYLES.row}
      rows={rows.map((row) => ({
        id: row.id,
        name: nameOf(row),
        cells: (handle) => cellsOf(row, handle),
      }))}
    />
  );
}
