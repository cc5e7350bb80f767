/**
 * Records in rows and columns; on phones a list. The roles are said outright, because browsers
 * forget them where a table is laid out as something else.
 */
import type { ReactNode, Ref } from "react";
import { useMovable } from "./drag/use-movable.tsx";
import type { RowProps } from "./row-props.ts";

export interface Column<Row> {
  header: string;
  cell(row: Row): ReactNode;
  className?: string;
}

interface RecordTableProps<Row extends { id: string }> extends RowProps<Row> {
  columns: readonly Column<Row>[];
}

export function RecordTable<Row extends { id: string }>(props: RecordTableProps<Row>) {
  const { label, rows, columns, listRef } = props;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: laid out as blocks, a table loses its own
    <table
      aria-label={label}
      className="record-table"
      ref={listRef as Ref<HTMLTableElement>}
      role="table"
      tabIndex={-1}
    >
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ header }) => (
            <th key={header} role="columnheader" scope="col">
              {header}
            </th>
          ))}
          <th className="text-right!" role="columnheader" scope="col">
            Ações
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <TableRow {...props} key={row.id} row={row} />
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: until here
  );
}

function TableRow<Row extends { id: string }>({
  row,
  columns,
  nameOf,
  isMovable,
  onMove,
  actionsOf,
}: RecordTableProps<Row> & { row: Row }) {
  const { rowProps, handle, drag } = useMovable<HTMLTableRowElement>({
    id: row.id,
    name: nameOf(row),
    isEnabled: isMovable,
    onTake: (id) => onMove(id, row.id),
  });
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <tr {...rowProps} className="record-row" role="row">
      {columns.map(({ header, cell, className }) => (
        // biome-ignore lint/a11y/noRedundantRoles: see above
        <td className={className} key={header} role="cell">
          {cell(row)}
        </td>
      ))}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <td className="record-row-actions" role="cell">
        <div className="record-buttons">
          {drag}
          {actionsOf(row, handle)}
        </div>
      </td>
    </tr>
  );
}
