import type { ReactElement, ReactNode, Ref } from "react";
import { OrderedRows } from "#app/ui/controls/order/ordered-rows.tsx";
import { PLAIN_HANDLE } from "#app/ui/controls/order/plain-handle.tsx";
import { LIST_STYLES } from "./list-styles.ts";
import type { RowProps } from "./row-props.ts";

interface RecordLinesProps<Row extends { id: string }> extends RowProps<Row> {
  children(row: Row): ReactNode;
}

export function RecordLines<Row extends { id: string }>(props: RecordLinesProps<Row>) {
  const { label, rows, isMovable, listRef, nameOf, actionsOf, children } = props;
  const contentOf = (row: Row, handle?: ReactElement) => (
    <>
      <div className={LIST_STYLES.content}>{children(row)}</div>
      <div className={LIST_STYLES.buttons}>{actionsOf(row, handle)}</div>
    </>
  );
  const list = (
    <ul
      aria-label={label}
      className={LIST_STYLES.list}
      ref={listRef as Ref<HTMLUListElement>}
      tabIndex={-1}
    >
      {rows.map((row) => (
        <li className={LIST_STYLES.item} data-record={row.id} key={row.id}>
          {contentOf(row, isMovable ? PLAIN_HANDLE : undefined)}
        </li>
      ))}
    </ul>
  );
  if (!isMovable) return list;
  return (
    <OrderedRows
      className={LIST_STYLES.list}
      label={label}
      listRef={listRef}
      onMove={props.onMove}
      toPage={props.toPage}
      plain={list}
      rowClassName={LIST_STYLES.item}
      rows={rows.map((row) => ({
        id: row.id,
        name: nameOf(row),
        cells: (handle) => [contentOf(row, handle)],
      }))}
    />
  );
}
