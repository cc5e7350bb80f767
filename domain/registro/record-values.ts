import { ownValue } from "../texto/own-value.ts";
import { formatCampoValor, isArticleField } from "./trilha.ts";

export type RecordValues = Record<string, unknown>;

export interface ComparedField {
  mine: string;
  theirs: string;
}

/** Compares two versions by field, or by the path of a value within a field. An empty value reads `vazio`. */
export function compareRecords(
  thing: string,
  mine: RecordValues,
  theirs: RecordValues,
): Record<string, ComparedField> {
  const fields = new Set([...listFields(mine), ...listFields(theirs)]);
  return Object.fromEntries(
    [...fields]
      .map((field) => [
        field,
        compareValues(thing, field, valueAt(mine, field), valueAt(theirs, field)),
      ])
      .filter((entry): entry is [string, ComparedField] => entry[1] !== undefined),
  );
}

const OTHER_MARKUP = "o mesmo texto, com outra formatação, outro link ou outra imagem";

function compareValues(
  thing: string,
  field: string,
  mine: unknown,
  theirs: unknown,
): ComparedField | undefined {
  const shown = {
    mine: formatCampoValor(thing, field, mine),
    theirs: formatCampoValor(thing, field, theirs),
  };
  if (shown.mine !== shown.theirs) return shown;
  const isMarkup = isArticleField(thing, field) && mine !== theirs;
  return isMarkup ? { ...shown, theirs: OTHER_MARKUP } : undefined;
}

function listFields(values: RecordValues): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    isGroup(value) ? [name, ...Object.keys(value).map((inner) => `${name}.${inner}`)] : [name],
  );
}

function isGroup(value: unknown): value is RecordValues {
  return (
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

function valueAt(values: RecordValues, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((value, key) => ownValue(value as RecordValues | undefined, key), values);
}
