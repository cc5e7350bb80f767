/**
 * Rows that are put in order by dragging, with mouse, finger or keyboard: React Aria's list, or its
 * table where there are columns. A late part: `OrderedRows` shows the plain rows until it is loaded.
 */
import {
  type ReactElement,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useContext,
  useEffect,
  useRef,
} from "react";
import {
  Button,
  Cell,
  Column,
  DropIndicator,
  type DropTarget,
  GridList,
  GridListItem,
  Row,
  Table,
  TableBody,
  TableHeader,
  TableStateContext,
  useDragAndDrop,
} from "react-aria-components";
import { GRIP } from "./plain-handle.tsx";

/** Directly before that row, or directly after it. */
export type MoveTarget = { before: string } | { after: string };

interface SortableRow {
  id: string;
  name: string;
  /** What stands in it: one node, or one for each column. The handle is what takes hold of the row. */
  cells(handle: ReactElement): readonly ReactNode[];
}

export interface SortableRowsProps {
  /** Names the list for screen readers. */
  label: string;
  rows: readonly SortableRow[];
  /** Of a table. */
  columns?: readonly { header: string; className: string }[];
  columnStyles?: { head: string; header: string; body: string };
  layout?: "stack" | "grid";
  className: string;
  rowClassName: string;
  listRef?: Ref<HTMLElement>;
  /** A row was dropped there. */
  onMove(id: string, target: MoveTarget): void;
}

export function SortableRows(props: SortableRowsProps) {
  const { columns, columnStyles, rows, onMove, listRef } = props;
  const { dragAndDropHooks } = useDragAndDrop({
    // A type of its own, so that no text field takes the row for text.
    getItems: (ids) => [...ids].map((id) => ({ "application/x-clinica-row": String(id) })),
    onReorder({ keys: [id], target: { key, dropPosition } }) {
      const other = String(key);
      onMove(String(id), dropPosition === "before" ? { before: other } : { after: other });
    },
    renderDropIndicator,
  });
  const layout = props.layout ?? "stack";
  const rowClassName = `${props.rowClassName} ${FOCUS_RING} ${DROP_LINE[layout]}`;
  const list = { "aria-label": props.label, className: props.className, dragAndDropHooks };
  if (!columns) {
    return (
      <GridList
        {...list}
        keyboardNavigationBehavior="tab"
        layout={layout}
        ref={listRef as Ref<HTMLDivElement>}
      >
        {rows.map(({ id, name, cells }) => (
          <GridListItem className={rowClassName} data-record={id} id={id} key={id} textValue={name}>
            {({ state }) => <OwnFocus>{cells(<Handle id={id} state={state} />)}</OwnFocus>}
          </GridListItem>
        ))}
      </GridList>
    );
  }
  return (
    <NativeTab>
      <Table {...list} ref={listRef as Ref<HTMLTableElement>}>
        <TableHeader className={columnStyles?.head ?? ""}>
          {columns.map(({ header }, index) => (
            <Column
              className={columnStyles?.header ?? ""}
              id={header}
              isRowHeader={index === 1}
              key={header}
            >
              {header}
            </Column>
          ))}
        </TableHeader>
        <TableBody className={columnStyles?.body ?? ""}>
          {rows.map(({ id, name, cells }) => (
            <Row className={rowClassName} data-record={id} id={id} key={id} textValue={name}>
              {cells(<TableHandle id={id} />).map((cell, index) => (
                <Cell
                  className={`${columns[index]?.className} ${FOCUS_RING}`}
                  key={columns[index]?.header}
                >
                  <OwnFocus>{cell}</OwnFocus>
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
    </NativeTab>
  );
}

interface HandleProps {
  id: string;
  state: { selectionManager: { setFocusedKey(id: string): void } } | null;
}

/** A pointer drags the row itself: for it the library lets this button through. */
function Handle({ id, state }: HandleProps) {
  return (
    <Button
      className={GRIP.className}
      // A row is carried from where the library last saw the focus, which is to be here.
      onPressStart={() => state?.selectionManager.setFocusedKey(id)}
      slot="drag"
    >
      {GRIP.icon}
    </Button>
  );
}

function TableHandle({ id }: { id: string }) {
  return <Handle id={id} state={useContext(TableStateContext)} />;
}

const FOCUS_RING =
  "focus-visible:outline-2 focus-visible:outline-solid focus-visible:outline-foco focus-visible:-outline-offset-2";

/** On the row that the dropped one would come to stand before; after the last, on that one. */
const DROP_LINE = {
  stack:
    "[[data-drop-target]+&]:shadow-[0_-3px_var(--color-foco)] has-[+[data-drop-target]:last-child]:shadow-[0_3px_var(--color-foco)]",
  grid: "[[data-drop-target]+&]:shadow-[-3px_0_var(--color-foco)] has-[+[data-drop-target]:last-child]:shadow-[3px_0_var(--color-foco)]",
};

/** It has no place of its own: among cards it would push the next ones on. */
function renderDropIndicator(target: DropTarget) {
  return (
    <DropIndicator className="fixed top-1/2" target={target}>
      {({ isDropTarget }) => <RowInSight isWanted={isDropTarget} />}
    </DropIndicator>
  );
}

/** A row that is carried by keyboard is followed to where it would be dropped. */
function RowInSight({ isWanted }: { isWanted: boolean }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const indicator = isWanted && mark.current?.closest("[role=row]");
    if (!indicator) return;
    const row = indicator.nextElementSibling ?? indicator.previousElementSibling;
    row?.scrollIntoView({ block: "nearest" });
  }, [isWanted]);
  return <span ref={mark} />;
}

const stop = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Fields and buttons in a row are reached by Tab and keep their keys. Else the list, one stop for Tab,
 * would take the focus from them to the row that had it last.
 */
function OwnFocus({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what it stops belongs to what stands in it
    <div className="contents" onBlur={stop} onFocus={stop} onKeyDown={stop}>
      {children}
    </div>
  );
}

/** Tab leads from a row of a table to its buttons, as it does in the list, instead of out of the table. */
function NativeTab({ children }: { children: ReactNode }) {
  return (
    <div
      className="contents"
      onKeyDownCapture={(event) => event.key === "Tab" && event.stopPropagation()}
    >
      {children}
    </div>
  );
}
