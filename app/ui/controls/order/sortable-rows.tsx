/**
 * Orders rows by mouse, finger or keyboard with React Aria's list, or with its table where there are columns.
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

/** Directly before or after that row. */
export type MoveTarget = { before: string } | { after: string };

interface SortableRow {
  id: string;
  name: string;
  /** One node for each column, or a single one. @param handle drags the row */
  cells(handle: ReactElement): readonly ReactNode[];
}

export interface SortableRowsProps {
  /** Names the list for screen readers. */
  label: string;
  rows: readonly SortableRow[];
  /** The columns of a table; absent for a list. */
  columns?: readonly { header: string; className: string }[];
  columnStyles?: { head: string; header: string; body: string };
  layout?: "stack" | "grid";
  className: string;
  rowClassName: string;
  listRef?: Ref<HTMLElement>;
  /** A row was dropped at the target. */
  onMove(id: string, target: MoveTarget): void;
}

export function SortableRows(props: SortableRowsProps) {
  const { columns, columnStyles, rows, onMove, listRef } = props;
  const { dragAndDropHooks } = useDragAndDrop({
    // A MIME type of its own, so that no text field accepts the dropped row as text.
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

/** The handle serves the keyboard; with a pointer the row itself is dragged. */
function Handle({ id, state }: HandleProps) {
  return (
    <Button
      className={GRIP.className}
      // A keyboard drag starts at the row that the library last saw focused, which must be this one.
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

/** The line is drawn on the row before which the dropped row will be; at the end of the list, on the last row. */
const DROP_LINE = {
  stack:
    "[[data-drop-target]+&]:shadow-[0_-3px_var(--color-foco)] has-[+[data-drop-target]:last-child]:shadow-[0_3px_var(--color-foco)]",
  grid: "[[data-drop-target]+&]:shadow-[-3px_0_var(--color-foco)] has-[+[data-drop-target]:last-child]:shadow-[3px_0_var(--color-foco)]",
};

/** The drop indicator takes no space, because between cards it would displace the next ones. */
function renderDropIndicator(target: DropTarget) {
  return (
    <DropIndicator className="fixed top-1/2" target={target}>
      {({ isDropTarget }) => <RowInSight isWanted={isDropTarget} />}
    </DropIndicator>
  );
}

/** Scrolls to the drop position while a row is dragged by keyboard. */
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

/** Fields and buttons in a row retain Tab and their keys; the list would move the focus to its last row. */
function OwnFocus({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what it stops belongs to what stands in it
    <div className="contents" onBlur={stop} onFocus={stop} onKeyDown={stop}>
      {children}
    </div>
  );
}

/** Tab leads from a table's row to its buttons, as in the list, instead of out of the table. */
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
