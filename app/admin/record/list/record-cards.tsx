import type { ReactElement, ReactNode, Ref } from "react";
import { OrderedRows } from "#app/ui/controls/order/ordered-rows.tsx";
import { PLAIN_HANDLE } from "#app/ui/controls/order/plain-handle.tsx";
import { LIST_STYLES, type ListStyle } from "./list-styles.ts";
import type { RowProps } from "./row-props.ts";

interface RecordCardsProps<Row extends { id: string }> extends RowProps<Row> {
  layout: ListStyle;
  children(row: Row): ReactNode;
}

export function RecordCards<Row extends { id: string }>(props: RecordCardsProps<Row>) {
  const { label, rows, layout, isMovable, listRef, nameOf, actionsOf, children } = props;
  const styles = LIST_STYLES[layout];
  const contentOf = (row: Row, handle?: ReactElement) => (
    <>
      <div className={styles.content}>{children(row)}</div>
      <div className={styles.buttons}>{actionsOf(row, handle)}</div>
    </>
  );
  const list = (
    <ul
      aria-label={label}
      className={styles.list}
      ref={listRef as Ref<HTMLUListElement>}
      tabIndex={-1}
    >
      {rows.map((row) => (
        <li className={styles.item} data-record={row.id} key={row.id}>
          {contentOf(row, isMovable ? PLAIN_HANDLE : undefined)}
        </li>
      ))}
    </ul>
  );
  if (!isMovable) return list;
  return (
    <OrderedRows
      className={styles.list}
      label={label}
      layout={layout === "cards" ? "grid" : "stack"}
      listRef={listRef}
      onMove={props.onMove}
      plain={list}
      rowClassName={styles.item}
      rows={rows.map((row) => ({
        id: row.id,
        name: nameOf(row),
        cells: (handle) => [contentOf(row, handle)],
      }))}
    />
  );
}
