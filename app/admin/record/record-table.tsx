/** Records in rows and columns; on phones a list. */
import type { ReactNode, Ref } from "react";
import {
  Column as AriaColumn,
  Row as AriaRow,
  Cell,
  type DragAndDropHooks,
  Table,
  TableBody,
  TableHeader,
} from "react-aria-components";

export interface Listed {
  id: string;
  versao: number;
}

export interface Column<Row> {
  header: string;
  cell(row: Row): ReactNode;
  /** The column that names the row for screen readers. */
  isName?: boolean;
  className?: string;
}

interface RecordTableProps<Row extends Listed> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  dragAndDropHooks?: DragAndDropHooks;
  listRef: Ref<HTMLElement>;
  nameOf(row: Row): string;
  handleOf(row: Row): ReactNode;
  actionsOf(row: Row): ReactNode;
}

export function RecordTable<Row extends Listed>({
  label,
  rows,
  columns,
  dragAndDropHooks,
  listRef,
  nameOf,
  handleOf,
  actionsOf,
}: RecordTableProps<Row>) {
  return (
    <Table
      aria-label={label}
      className="record-table"
      dragAndDropHooks={dragAndDropHooks}
      ref={listRef as Ref<HTMLTableElement>}
    >
      <TableHeader>
        {columns.map(({ header, isName, className }) => (
          <AriaColumn className={className} id={header} isRowHeader={isName} key={header}>
            {header}
          </AriaColumn>
        ))}
        <AriaColumn className="text-right" id="acoes">
          Ações
        </AriaColumn>
      </TableHeader>
      <TableBody dependencies={[columns, actionsOf, handleOf]} items={rows}>
        {(row) => (
          <AriaRow className="record-row" id={row.id} textValue={nameOf(row)}>
            {columns.map(({ header, cell, className }) => (
              <Cell className={className} key={header}>
                {cell(row)}
              </Cell>
            ))}
            <Cell className="record-row-actions">
              <div className="record-buttons">
                {handleOf(row)}
                {actionsOf(row)}
              </div>
            </Cell>
          </AriaRow>
        )}
      </TableBody>
    </Table>
  );
}
