/** A record's fields by name, and two versions of it side by side. */
import { formatCampoValor } from "./trilha.ts";

export type RecordValues = Record<string, unknown>;

export interface ComparedField {
  label: string;
  mine: string;
  theirs: string;
}

/**
 * One line for each labelled field, as text; what is empty says so.
 * @param labels by the field's name, or by the path to what stands within it
 */
export function compareRecords(
  labels: Readonly<Record<string, string>>,
  mine: RecordValues,
  theirs: RecordValues,
): ComparedField[] {
  return Object.entries(labels).map(([field, label]) => ({
    label,
    mine: formatCampoValor(field, valueAt(mine, field)),
    theirs: formatCampoValor(field, valueAt(theirs, field)),
  }));
}

function valueAt(values: RecordValues, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((value, key) => (value as RecordValues | null | undefined)?.[key], values);
}
