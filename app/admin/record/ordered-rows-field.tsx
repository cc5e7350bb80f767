/** Rows of a form in the clinic's own order: moved by two buttons, by dragging and by keyboard. */
import { MovableRow } from "./list/drag/movable-row.tsx";
import { RowsField, type RowsFieldProps } from "./rows-field.tsx";

export function OrderedRowsField<Row>(props: Omit<RowsFieldProps<Row>, "movable">) {
  return <RowsField {...props} movable={MovableRow} />;
}
