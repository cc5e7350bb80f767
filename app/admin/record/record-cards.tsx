/** Records one under the other, or as cards beside each other. */
import type { ReactNode } from "react";
import { type DragAndDropHooks, GridList, GridListItem } from "react-aria-components";

interface RecordCardsProps<Row extends { id: string }> {
  label: string;
  rows: readonly Row[];
  layout: "rows" | "cards";
  dragAndDropHooks: DragAndDropHooks | undefined;
  nameOf(row: Row): string;
  handleOf(row: Row): ReactNode;
  actionsOf(row: Row): ReactNode;
  children(row: Row): ReactNode;
}

export function RecordCards<Row extends { id: string }>({
  label,
  rows,
  layout,
  dragAndDropHooks,
  nameOf,
  handleOf,
  actionsOf,
  children,
}: RecordCardsProps<Row>) {
  return (
    <GridList
      aria-label={label}
      // The rows' buttons change with the screen, not with the record alone.
      dependencies={[children, actionsOf, handleOf]}
      className={layout === "cards" ? "record-cards" : "record-rows"}
      dragAndDropHooks={dragAndDropHooks}
      items={rows}
      // Tab leads through the buttons of a row, as it does everywhere else on the screen.
      keyboardNavigationBehavior="tab"
      layout={layout === "cards" ? "grid" : "stack"}
    >
      {(row) => (
        <GridListItem className="record-item" id={row.id} textValue={nameOf(row)}>
          {handleOf(row)}
          <div className="min-w-0 flex-1">{children(row)}</div>
          {actionsOf(row)}
        </GridListItem>
      )}
    </GridList>
  );
}
