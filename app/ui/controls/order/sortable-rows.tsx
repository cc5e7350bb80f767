import {
  type ReactElement,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useContext,
  useEffect,
  useRef,
  useState,
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
import { dragType } from "./drag-type.ts";
import { PageDrop } from "./page-drop.tsx";
import { GRIP } from "./plain-handle.tsx";

export type MoveTarget = { before: string } | { after: string };

export interface PageMoves {
  anterior?: ((id: string) => void) | undefined;
  seguinte?: ((id: string) => void) | undefined;
}

interface SortableRow {
  id: string;
  name: string;
  /** @returns one node for each column; a list has a single column */
  cells(handle: ReactElement): readonly ReactNode[];
}

interface SortableColumn {
  header: string;
  className: string;
  width?: string | undefined;
  isRowHeader?: boolean | undefined;
}

export interface SortableRowsProps {
  label: string;
  rows: readonly SortableRow[];
  columns?: readonly SortableColumn[];
  columnStyles?: { head: string; header: string; body: string };
  className: string;
  rowClassName: string;
  listRef?: Ref<HTMLElement>;
  onMove(id: string, target: MoveTarget): void;
  toPage?: PageMoves;
}

export function SortableRows(props: SortableRowsProps) {
  const { columns, columnStyles, rows, onMove, listRef, toPage } = props;
  const [dragged, setDragged] = useState<string>();
  const { dragAndDropHooks } = useDragAndDrop({
    onDragStart: ({ keys: [id] }) => setDragged(String(id)),
    onDragEnd: () => setDragged(undefined),
    getItems: (ids) =>
      rows.filter(({ id }) => ids.has(id)).map(({ name }) => ({ [dragType()]: name })),
    onReorder({ keys: [id], target: { key, dropPosition } }) {
      const other = String(key);
      onMove(String(id), dropPosition === "before" ? { before: other } : { after: other });
    },
    renderDropIndicator,
  });
  const rowClassName = `${props.rowClassName} ${FOCUS_RING} ${DROP_LINE}`;
  const list = { "aria-label": props.label, className: props.className, dragAndDropHooks };
  const withPages = (list: ReactElement) => (
    <>
      <PageDrop at="start" dragged={dragged} label="Página anterior" onDrop={toPage?.anterior} />
      {list}
      <PageDrop at="end" dragged={dragged} label="Próxima página" onDrop={toPage?.seguinte} />
    </>
  );
  if (!columns) {
    return withPages(
      <GridList {...list} keyboardNavigationBehavior="tab" ref={listRef as Ref<HTMLDivElement>}>
        {rows.map(({ id, name, cells }) => (
          <GridListItem className={rowClassName} data-record={id} id={id} key={id} textValue={name}>
            {({ state }) => <OwnFocus>{cells(<Handle id={id} state={state} />)}</OwnFocus>}
          </GridListItem>
        ))}
      </GridList>,
    );
  }
  return withPages(
    <NativeTab>
      <Table {...list} ref={listRef as Ref<HTMLTableElement>}>
        <TableHeader className={columnStyles?.head ?? ""}>
          {columns.map(({ header, width, isRowHeader }) => (
            <Column
              className={`${columnStyles?.header} ${width ?? ""}`}
              id={header}
              isRowHeader={isRowHeader}
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
    </NativeTab>,
  );
}

interface HandleProps {
  id: string;
  state: { selectionManager: { setFocusedKey(id: string): void } } | null;
}

/** Only the keyboard needs the handle. A pointer drags the row itself. */
function Handle({ id, state }: HandleProps) {
  return (
    <Button
      className={GRIP.className}
      // The library drags the row that last had the focus, so the focus moves to this row first.
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

/** The drop position is shown as a line: above the next row, or below the last row. */
const DROP_LINE =
  "[[data-drop-target]+&]:shadow-[0_-3px_var(--color-foco)] has-[+[data-drop-target]:last-child]:shadow-[0_3px_var(--color-foco)]";

/** The indicator takes no space in the layout, because it would displace the next rows. */
function renderDropIndicator(target: DropTarget) {
  return (
    <DropIndicator className="fixed top-1/2" target={target}>
      {({ isDropTarget }) => <RowInSight isWanted={isDropTarget} />}
    </DropIndicator>
  );
}

/** Scrolls to the drop position, which the keyboard may move out of view. */
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

/** Stops key and focus events within a row. At Tab, the list would otherwise move the focus to its last row. */
function OwnFocus({ children }: { children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A closing dialog returns the focus to its button in the row. The list would focus its last row instead.
    const stopRestoring = (event: Event) => event.stopPropagation();
    row.current?.addEventListener("react-aria-focus-scope-restore", stopRestoring);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only stop events of the elements within
    <div className="contents" onBlur={stop} onFocus={stop} onKeyDown={stop} ref={row}>
      {children}
    </div>
  );
}

/** Makes Tab lead from a table's row to the row's buttons. The library would move the focus out of the table. */
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
