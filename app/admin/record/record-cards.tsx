/** Records one under the other, or as cards beside each other. */
import type { ReactNode, Ref } from "react";
import { type DragAndDropHooks, GridList, GridListItem } from "react-aria-components";

interface RecordCardsProps<Row extends { id: string }> {
  label: string;
  rows: readonly Row[];
  layout: "rows" | "cards";
  /** Left out where the order is not the clinic's: then it is a plain list. */
  dragAndDropHooks?: DragAndDropHooks;
  /** Takes the focus once the row that held it is gone. */
  listRef: Ref<HTMLElement>;
  nameOf(row: Row): string;
  handleOf(row: Row): ReactNode;
  actionsOf(row: Row): ReactNode;
  children(row: Row): ReactNode;
}

export function RecordCards<Row extends { id: string }>(props: RecordCardsProps<Row>) {
  const { label, rows, layout, dragAndDropHooks, listRef, nameOf } = props;
  const look = layout === "cards" ? "record-cards" : "record-rows";
  if (!dragAndDropHooks) {
    return (
      <ul
        aria-label={label}
        className={`${look} outline-none`}
        ref={listRef as Ref<HTMLUListElement>}
        tabIndex={-1}
      >
        {rows.map((row) => (
          <li className="record-item" key={row.id}>
            <Content {...props} row={row} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <GridList
      aria-label={label}
      className={look}
      // The rows' buttons change with the screen, not with the record alone.
      dependencies={[props]}
      dragAndDropHooks={dragAndDropHooks}
      items={rows}
      // Tab leads through the buttons of a row, as it does everywhere else on the screen.
      keyboardNavigationBehavior="tab"
      layout={layout === "cards" ? "grid" : "stack"}
      ref={listRef as Ref<HTMLDivElement>}
    >
      {(row) => (
        <GridListItem className="record-item" id={row.id} textValue={nameOf(row)}>
          <Content {...props} row={row} />
        </GridListItem>
      )}
    </GridList>
  );
}

type ContentProps<Row extends { id: string }> = RecordCardsProps<Row> & { row: Row };

function Content<Row extends { id: string }>({
  row,
  handleOf,
  actionsOf,
  children,
}: ContentProps<Row>) {
  return (
    <>
      <div className="record-content min-w-0 flex-1">{children(row)}</div>
      <div className="record-buttons">
        {handleOf(row)}
        {actionsOf(row)}
      </div>
    </>
  );
}
