/** The records themselves, in one of three layouts, each with its buttons. */
import { type ReactNode, useEffect, useRef } from "react";
import type { Move } from "#domain/ordem.ts";
import { RecordCards } from "./record-cards.tsx";
import { type Column, type Listed, RecordTable } from "./record-table.tsx";
import { DragHandle, RowActions } from "./row-actions.tsx";
import { useReorder } from "./use-reorder.ts";

interface RowsProps<Row extends Listed> {
  texts: { list: string };
  page: { rows: Row[]; total: number; offset: number };
  layout: "rows" | "cards" | { columns: readonly Column<Row>[] };
  isEditable: boolean;
  isOrdered: boolean;
  isBusy: boolean;
  nameOf(row: Row): string;
  editPath(row: Row): string;
  isKept?: (row: Row) => boolean;
  onDelete(row: Row): void;
  onMove(move: Move): void;
  children?: (row: Row) => ReactNode;
}

export function Rows<Row extends Listed>(props: RowsProps<Row>) {
  const { texts, page, layout, isEditable, isOrdered, nameOf } = props;
  const canMove = isEditable && isOrdered && page.total > 1;
  const { shown, said, step, dragAndDropHooks } = useReorder({
    rows: page.rows,
    isEnabled: canMove,
    nameOf,
    onMove: props.onMove,
  });
  const list = useRef<HTMLElement>(null);
  const count = useRef(page.total);
  useEffect(() => {
    const isShorter = page.total < count.current;
    count.current = page.total;
    // The deleted row held the focus: the list takes it, not the top of the page.
    return isShorter ? afterDialog(() => list.current?.focus()) : undefined;
  }, [page.total]);
  const actionsOf = (row: Row) => {
    if (!isEditable) return null;
    const position = page.offset + shown.indexOf(row);
    return (
      <RowActions
        editPath={props.editPath(row)}
        isDeletable={!props.isKept?.(row)}
        name={nameOf(row)}
        onDelete={() => props.onDelete(row)}
        steps={
          canMove
            ? {
                up: position > 0,
                down: position < page.total - 1,
                isBusy: props.isBusy,
                take: (to) => step(row, to),
              }
            : undefined
        }
      />
    );
  };
  const shared = {
    label: texts.list,
    rows: shown,
    nameOf,
    actionsOf,
    dragAndDropHooks,
    listRef: list,
    handleOf: (row: Row) => (canMove ? <DragHandle name={nameOf(row)} /> : null),
  };
  return (
    <>
      {typeof layout === "object" ? (
        <RecordTable {...shared} columns={layout.columns} />
      ) : (
        <RecordCards {...shared} layout={layout}>
          {props.children ?? nameOf}
        </RecordCards>
      )}
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}

/** While a question is on the screen it keeps the focus to itself. @returns what calls it off */
function afterDialog(then: () => void): () => void {
  const look = () => {
    if (document.querySelector("[role=alertdialog]")) frame = requestAnimationFrame(look);
    else then();
  };
  let frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
