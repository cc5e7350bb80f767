import type { z } from "./z.ts";

export interface LabelledField {
  label: string;
  values?: Readonly<Record<string, string>>;
  /** @returns undefined for a value that needs no format of its own */
  format?(value: unknown): string | undefined;
  /** Labels of the stored object, or of each object in a list. */
  fields?: Readonly<Record<string, FieldEntry>>;
  /** Stores HTML, which is shown as text. */
  isArticle?: true;
  /** True for a field that is not shown, because another field says the same, or because it is confidential. */
  isHidden?: true;
}

export type FieldEntry = string | LabelledField;

/** A spreadsheet's columns are the form's fields and the slug. Records about people outside the staff have none. */
export interface Spreadsheet<Field extends string = string> {
  form: z.ZodObject;
  /** Fields that are lists, whose cells have one item per line. */
  lists?: readonly Field[];
  preview: Field;
}

/** The words of one kind of record (`Thing`), without the type of its rows. */
export interface AnyThing {
  label: string;
  plural: string;
  /** The grammatical article of the label: `o exame`, `a imagem`. */
  article: "o" | "a";
  /** Icon in the sidebar; null for records that are shown on another kind's screen. */
  icon: string | null;
  /** Column that names a record; null where none does. */
  name: string | null;
  /** True for records about or by people outside the staff, whose values the trail never shows. */
  isPersonal?: true;
  /** Path of one record below the thing's screen; absent where the screen itself shows it. */
  below?: "/:id" | `/${string}`;
  /** Column with the id of the record to open instead of this one, as an answer opens its message. */
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

/** A plain value needs a label, an enum also the words of its values, an object also its fields' labels. */
export type EntryOf<Value> = [Value] extends [number | boolean | Date]
  ? FieldEntry
  : [Value] extends [string]
    ? string extends Value
      ? FieldEntry
      : LabelledField & ({ values: Readonly<Record<Value, string>> } | Formatted)
    : LabelledField & ({ fields: FieldsOf<Value> } | Formatted);
