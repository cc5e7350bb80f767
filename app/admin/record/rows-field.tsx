/** A list within a form. Rows can be added, removed and ordered; nothing is sent until the form is saved. */
import { type DefaultValue, type FieldMetadata, useFormMetadata } from "@conform-to/react";
import {
  isValidElement,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from "react";
import { Button } from "#app/ui/button.tsx";
import { FieldMessage } from "#app/ui/controls/field-message.tsx";
import { FIELDS } from "#app/ui/controls/field-state.ts";
import { OrderedRows } from "#app/ui/controls/order/ordered-rows.tsx";
import { PLAIN_HANDLE } from "#app/ui/controls/order/plain-handle.tsx";
import { type Move, moveRow } from "#domain/listas/ordem.ts";
import { RowContent } from "./list/row-content.tsx";
import { stepButtonOf } from "./list/step-buttons.tsx";

interface RowsFieldProps<Row> {
  // biome-ignore lint/suspicious/noExplicitAny: the rows of any form
  field: FieldMetadata<Row[] | undefined, any, string[]>;
  newRow?: DefaultValue<Row>;
  max: number;
  add: ReactElement | { label: string; of?: string };
  nameOf(index: number): string;
  ordered?: string;
  empty?: ReactNode;
  onRemoved?(): void;
  className?: string;
  // biome-ignore lint/suspicious/noExplicitAny: the rows of any form
  children(row: FieldMetadata<Row, any, string[]>, index: number): ReactNode;
}

type Focus = { row: number; of(row: Element): HTMLElement | null | undefined };

const fieldOf: Focus["of"] = (row) => row.querySelector<HTMLElement>(FIELDS);
const removeOf: Focus["of"] = (row) => row.querySelector<HTMLElement>("[data-remove]");

const LIST_CLASS = "grid gap-3 outline-none";
const ROW_CLASS =
  "flex flex-wrap items-start gap-x-2 gap-y-1 text-pretty outline-none data-[dragging]:opacity-50";

export function RowsField<Row>({
  field,
  newRow,
  max,
  add,
  nameOf,
  ordered,
  empty,
  onRemoved,
  className = "grid gap-3",
  children,
}: RowsFieldProps<Row>) {
  const form = useFormMetadata(field.formId);
  // biome-ignore lint/suspicious/noExplicitAny: the rows of any form
  const rows = field.getFieldList() as FieldMetadata<Row, any, string[]>[];
  const list = useRef<HTMLElement>(null);
  const addRow = useRef<HTMLDivElement>(null);
  const next = useRef<Focus>(undefined);
  const order = rows.map(({ key }) => key).join();
  useEffect(() => {
    const wanted = next.current;
    next.current = undefined;
    if (!wanted) return;
    // Waits a frame, because the draggable list renders its new rows after these effects.
    requestAnimationFrame(() => {
      const row = list.current?.children[wanted.row];
      const target = row && wanted.of(row);
      (target ?? addRow.current?.querySelector("button"))?.focus();
    });
  }, [order]);

  const ids = rows.map((row) => ({ id: row.key ?? row.name }));
  const move = (id: string, to: Move["to"]) => {
    const from = ids.findIndex((one) => one.id === id);
    const index = moveRow(ids, { id, to })?.findIndex((one) => one.id === id) ?? from;
    if (index === from) return;
    if (typeof to === "string") next.current = { row: index, of: (row) => stepButtonOf(row, to) };
    form.reorder({ name: field.name, from, to: index });
  };
  const remove = (index: number) => {
    next.current = { row: Math.min(index, rows.length - 2), of: removeOf };
    form.remove({ name: field.name, index });
    onRemoved?.();
  };
  const items = rows.map((row, index) => {
    const id = row.key ?? row.name;
    const steps = {
      up: index > 0,
      down: index < rows.length - 1,
      take: (to: "up" | "down") => move(id, to),
    };
    const contentOf = (handle?: ReactElement) => (
      <RowContent
        handle={handle}
        name={nameOf(index)}
        onRemove={() => remove(index)}
        steps={ordered ? steps : undefined}
      >
        {children(row, index)}
      </RowContent>
    );
    return {
      id,
      name: nameOf(index),
      contentOf,
      cells: (handle: ReactElement) => [contentOf(handle)],
    };
  });
  const plain = (
    <ul
      aria-label={ordered}
      className={LIST_CLASS}
      ref={list as RefObject<HTMLUListElement | null>}
    >
      {items.map(({ id, contentOf }) => (
        <li className={ROW_CLASS} key={id}>
          {contentOf(ordered ? PLAIN_HANDLE : undefined)}
        </li>
      ))}
    </ul>
  );
  const [message] = field.errors ?? [];
  return (
    <div className={className}>
      {rows.length === 0 && empty}
      {rows.length > 0 && !ordered && plain}
      {rows.length > 0 && ordered && (
        <OrderedRows
          className={LIST_CLASS}
          label={ordered}
          listRef={list}
          onMove={move}
          plain={plain}
          rowClassName={ROW_CLASS}
          rows={items}
        />
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
