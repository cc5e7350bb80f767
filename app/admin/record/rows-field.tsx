/**
 * Rows of a form that can be added and removed. What stands in them is the form's own: nothing is sent
 * before it is saved. Where their order counts: ordered-rows-field.tsx.
 */

import { type DefaultValue, type FieldMetadata, useFormMetadata } from "@conform-to/react";
import {
  type ComponentType,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
} from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { FieldMessage } from "#app/ui/controls/field-message.tsx";
import { FIELDS } from "#app/ui/controls/field-state.ts";
import { RowFrame, type RowFrameProps } from "./list/row-frame.tsx";
import { stepButtonOf } from "./list/step-buttons.tsx";

export interface RowsFieldProps<Row> {
  // biome-ignore lint/suspicious/noExplicitAny: the rows of any form
  field: FieldMetadata<Row[] | undefined, any, string[]>;
  /** What a new row begins with; left out where rows come another way. */
  newRow?: DefaultValue<Row>;
  /** No more rows than these. */
  max: number;
  /**
   * What the button says; `of` is added for those who do not see what it stands beside. Or where rows
   * come another way, what stands in the button's place.
   */
  add: ReactElement | { label: string; of?: string };
  /** A row's name in the buttons that remove and move it, by its place from 0. */
  nameOf(index: number): string;
  /** A row that can be moved, where the order is the clinic's. */
  movable?: ComponentType<RowFrameProps>;
  /** Shown where there is no row. */
  empty?: ReactNode;
  onRemoved?(): void;
  className?: string;
  // biome-ignore lint/suspicious/noExplicitAny: the rows of any form
  children(row: FieldMetadata<Row, any, string[]>, index: number): ReactNode;
}

/** What takes the focus once the rows stand in their new order. */
type Focus = { row: number; of(row: Element): HTMLElement | null | undefined };

const fieldOf: Focus["of"] = (row) => row.querySelector<HTMLElement>(FIELDS);
const handleOf: Focus["of"] = (row) => row.querySelector<HTMLElement>("[data-drag]");
const removeOf: Focus["of"] = (row) => row.querySelector<HTMLElement>("[data-remove]");

export function RowsField<Row>({
  field,
  newRow,
  max,
  add,
  nameOf,
  movable,
  empty,
  onRemoved,
  className = "grid gap-3",
  children,
}: RowsFieldProps<Row>) {
  const Frame = movable ?? RowFrame;
  const form = useFormMetadata(field.formId);
  // biome-ignore lint/suspicious/noExplicitAny: the rows of any form
  const rows = field.getFieldList() as FieldMetadata<Row, any, string[]>[];
  const list = useRef<HTMLUListElement>(null);
  const addRow = useRef<HTMLDivElement>(null);
  const next = useRef<Focus>(undefined);
  const order = rows.map(({ key }) => key).join();
  useEffect(() => {
    const wanted = next.current;
    next.current = undefined;
    if (!wanted) return;
    const row = list.current?.children[wanted.row];
    const target = row && wanted.of(row);
    (target ?? addRow.current?.querySelector("button"))?.focus();
  }, [order]);

  const move = (from: number, to: number, of: Focus["of"]) => {
    next.current = { row: to, of };
    form.reorder({ name: field.name, from, to });
  };
  const [message] = field.errors ?? [];
  return (
    <div className={className}>
      {rows.length === 0 && empty}
      {rows.length > 0 && (
        <ul className="grid gap-3" ref={list}>
          {rows.map((row, index) => (
            <Frame
              id={row.key ?? row.name}
              key={row.key}
              name={nameOf(index)}
              onRemove={() => {
                next.current = { row: Math.min(index, rows.length - 2), of: removeOf };
                form.remove({ name: field.name, index });
                onRemoved?.();
              }}
              onTake={(id) => {
                const from = rows.findIndex(({ key }) => key === id);
                if (from >= 0) move(from, index, handleOf);
              }}
              steps={
                movable
                  ? {
                      up: index > 0,
                      down: index < rows.length - 1,
                      take: (to) =>
                        move(index, index + (to === "up" ? -1 : 1), (row) => stepButtonOf(row, to)),
                    }
                  : undefined
              }
            >
              {children(row, index)}
            </Frame>
          ))}
        </ul>
      )}
      <FieldMessage id={field.errorId} message={message} />
      <div ref={addRow}>
        {isValidElement(add) ? (
          add
        ) : (
          <Button
            aria-label={add.of && `${add.label}: ${add.of}`}
            className="-ml-3.5 md:-ml-2.5"
            icon="plus"
            isDisabled={rows.length >= max}
            variant="quiet"
            onPress={() => {
              next.current = { row: rows.length, of: fieldOf };
              form.insert({ name: field.name, defaultValue: newRow });
            }}
          >
            {add.label}
          </Button>
        )}
      </div>
    </div>
  );
}
