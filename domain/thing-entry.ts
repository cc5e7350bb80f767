import type { z } from "./z.ts";

export interface LabelledField {
  label: string;
  values?: Readonly<Record<string, string>>;
  /** @returns the value as a text for people; undefined to show the value unchanged */
  format?(value: unknown): string | undefined;
  /** The labels of the fields within a stored object, or within each object of a stored list. */
  fields?: Readonly<Record<string, FieldEntry>>;
  /** The kind of records to which the field refers by their ids. People see the records' names instead. */
  refersTo?: string;
  isArticle?: true;
  isHidden?: true;
}

export type FieldEntry = string | LabelledField;

/** The columns are the form's fields and, if there is one, the slug. Things with `isPersonal` have no spreadsheet. */
export interface Spreadsheet<Field extends string = string> {
  form: z.ZodObject;
  lists?: readonly Field[];
  preview: Field;
}

export interface AnyThing {
  label: string;
  plural: string;
  article: "o" | "a";
  icon: string | null;
  name: string | null;
  /** Records about or by people outside the staff. The trail never shows their values. */
  isPersonal?: true;
  /** A record's path below the thing's screen; absent if that screen itself shows the record. */
  below?: "/:id" | `/${string}`;
  /** The column with the id of another record that opens instead, such as an answer's message. */
  openedBy?: string;
  fields: Readonly<Record<string, FieldEntry>>;
  spreadsheet?: Spreadsheet;
}

export type ThingEntry<Row> = Omit<AnyThing, "name" | "fields" | "spreadsheet"> & {
  name: (keyof Row & string) | null;
  fields: FieldsOf<Row>;
  spreadsheet?: Spreadsheet<keyof Row & string>;
};

export type FieldsOf<Row> = {
  readonly [Key in Exclude<keyof Row, "id" | "versao">]-?: EntryOf<Stored<Row[Key]>>;
};

type Stored<Value> = NonNullable<Value> extends readonly (infer Item)[] ? Item : NonNullable<Value>;

interface Formatted {
  format(value: unknown): string | undefined;
}

/** The entry for a field of this type: a label; an enum also needs its values' labels, an object its fields' labels. */
export type EntryOf<Value> = [Value] extends [number | boolean | Date]
  ? FieldEntry
  : [Value] extends [string]
    ? string extends Value
      ? FieldEntry
      : LabelledField & ({ values: Readonly<Record<Value, string>> } | Formatted)
    : LabelledField & ({ fields: FieldsOf<Value> } | Formatted);
