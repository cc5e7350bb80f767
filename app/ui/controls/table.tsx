import type { ReactNode, Ref } from "react";
import { classes } from "../classes.ts";

export interface Column<Row> {
  header: string;
  cell(row: Row): ReactNode;
  className?: string;
  width?: string;
  isRowHeader?: boolean;
}

interface TableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  layout?: keyof typeof TABLE_STYLES;
  /** True if only screen readers get the row of headings, because the table continues another table. */
  isHeadHidden?: boolean | undefined;
  ref?: Ref<HTMLTableElement>;
}

/** `text` aligns cells at their first line. `records` centres pictures and buttons in rows of a fixed height. */
export const TABLE_STYLES = {
  text: {
    table: "w-full tabular-nums max-lg:block",
    head: "max-lg:sr-only",
    header:
      "border-b border-neutro-200 py-2 pr-4 text-left align-top text-[0.875rem] font-medium text-neutro-700",
    body: "max-lg:block",
    row: "max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-4 max-lg:border-t max-lg:border-neutro-200 max-lg:py-2.5",
    cell: "lg:border-b lg:border-neutro-200 lg:py-2 lg:pr-4 lg:align-top",
  },
  records: {
    table: "w-full border-b border-neutro-200 outline-none max-lg:block lg:table-fixed",
    head: "max-lg:sr-only",
    header:
      "py-1.5 pr-3 text-left text-[0.8125rem] font-medium whitespace-nowrap text-neutro-700 last:pr-0 last:text-right",
    body: "max-lg:block",
    row: "bg-white data-[dragging]:opacity-50 max-lg:grid max-lg:grid-cols-[auto_minmax(0,1fr)] max-lg:gap-x-3 max-lg:gap-y-0.5 max-lg:border-t max-lg:border-neutro-200 max-lg:py-3 lg:hover:bg-neutro-50",
    cell: "max-lg:border-0 lg:h-10 lg:truncate lg:border-t lg:border-neutro-200 lg:pr-3 lg:align-middle lg:text-[0.875rem]/[1.125rem] lg:last:overflow-visible lg:last:pr-0",
  },
};

export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, keyOf, layout = "text", isHeadHidden, ref } = props;
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
      {isHeadHidden && (
        <colgroup>
          {columns.map(({ header, width }) => (
            <col className={width} key={header} />
          ))}
        </colgroup>
      )}
      <thead className={isHeadHidden ? "sr-only" : styles.head} role="rowgroup">
        <tr role="row">
          {columns.map(({ header, width }) => (
            <th
              className={classes(styles.header, width)}
              key={header}
              role="columnheader"
              scope="col"
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body} role="rowgroup">
        {rows.map((row) => (
          <tr className={styles.row} data-record={keyOf(row)} key={keyOf(row)} role="row">
            {columns.map(({ header, cell, className, isRowHeader }) => (
              <td
                className={classes(styles.cell, className)}
                key={header}
                role={isRowHeader ? "rowheader" : "cell"}
              >
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
