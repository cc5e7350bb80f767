/** Records one under the other, or as cards beside each other. */
import type { ReactNode, Ref } from "react";
import { useMovable } from "./drag/use-movable.tsx";
import type { RowProps } from "./row-props.ts";

interface RecordCardsProps<Row extends { id: string }> extends RowProps<Row> {
  layout: "rows" | "cards";
  children(row: Row): ReactNode;
}

export function RecordCards<Row extends { id: string }>(props: RecordCardsProps<Row>) {
  const { label, rows, layout, listRef } = props;
  return (
    <ul
      aria-label={label}
      className={`${layout === "cards" ? "record-cards" : "record-rows"} outline-none`}
      ref={listRef as Ref<HTMLUListElement>}
      tabIndex={-1}
    >
      {rows.map((row) => (
        <Item {...props} key={row.id} row={row} />
      ))}
    </ul>
  );
}

function Item<Row extends { id: string }>({
  row,
  nameOf,
  isMovable,
  onMove,
  actionsOf,
  children,
}: RecordCardsProps<Row> & { row: Row }) {
  const { rowProps, handle, drag } = useMovable<HTMLLIElement>({
    id: row.id,
    name: nameOf(row),
    isEnabled: isMovable,
    onTake: (id) => onMove(id, row.id),
  });
  return (
    <li {...rowProps} className="record-item">
      <div className="record-content">{children(row)}</div>
      <div className="record-buttons">
        {drag}
        {actionsOf(row, handle)}
      </div>
    </li>
  );
}
