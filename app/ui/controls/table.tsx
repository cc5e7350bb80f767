/** A table, on phones a list. Its roles are explicit, because browsers drop those of tables laid out as blocks. */
import type { ReactNode, Ref } from "react";
import { classes } from "../classes.ts";

export interface Column<Row> {
  header: string;
  cell(row: Row): ReactNode;
  className?: string;
}

interface TableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  layout?: keyof typeof TABLE_STYLES;
  ref?: Ref<HTMLTableElement>;
}

/** Rows of text are aligned at their first line, records with pictures and buttons at their middle. */
export const TABLE_STYLES = {
  text: {
    table: "w-full tabular-nums max-md:block",
    head: "max-md:sr-only",
    header:
      "border-b border-neutro-200 py-2 pr-4 text-left align-top text-[0.875rem] font-medium text-neutro-700",
    body: "max-md:block",
    row: "max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:border-t max-md:border-neutro-200 max-md:py-2.5",
    cell: "md:border-b md:border-neutro-200 md:py-2 md:pr-4 md:align-top",
  },
  records: {
    table: "w-full border-b border-neutro-200 outline-none max-md:block",
    head: "max-md:sr-only",
    header: "py-2 pr-3 text-left text-[0.875rem] font-medium text-neutro-700 last:text-right",
    body: "max-md:block",
    row: "data-[dragging]:opacity-50 max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)] max-md:gap-x-3 max-md:gap-y-0.5 max-md:border-t max-md:border-neutro-200 max-md:py-3",
    cell: "border-t border-neutro-200 py-2 pr-3 align-middle max-md:border-0 max-md:p-0",
  },
};

export function Table<Row>({ label, columns, rows, keyOf, layout = "text", ref }: TableProps<Row>) {
  const styles = TABLE_STYLES[layout];
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a table that is laid out as blocks loses its implicit roles
    <table
      aria-label={label}
      className={styles.table}
      ref={ref}
      role="table"
      tabIndex={ref ? -1 : undefined}
    >
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          {columns.map(({ header }) => (
            <th className={styles.header} key={header} role="columnheader" scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body} role="rowgroup">
        {rows.map((row) => (
          <tr className={styles.row} data-record={keyOf(row)} key={keyOf(row)} role="row">
            {columns.map(({ header, cell, className }) => (
              <td className={classes(styles.cell, className)} key={header} role="cell">
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: until here
  );
}
