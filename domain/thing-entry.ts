/** What domain/things.ts says of each thing: its words, and how a record of it reads. */
import type { z } from "./z.ts";

/** A field that is more than a label. */
export interface LabelledField {
  label: string;
  /** Words for the keys that it stores. */
  values?: Readonly<Record<string, string>>;
  /** @returns undefined for a value that reads as any other does */
  format?(value: unknown): string | undefined;
  /** Of the object that it stores, or of each object of its list. */
  fields?: Readonly<Record<string, FieldEntry>>;
  /** It stores HTML, which people read as text. */
  isArticle?: true;
  /** It stores what the field beside it says already, or what is nobody's to read. */
  isHidden?: true;
}

export type FieldEntry = string | LabelledField;

/**
 * Records that go out as a file for a spreadsheet and come in again: the columns are those of the form,
 * and the slug. Never of a thing about people outside the staff.
 */
export interface Spreadsheet<Field extends string = string> {
  /** Reads and refuses each row. */
  form: z.ZodObject;
  /** Fields that are lists: in a cell an item a line. */
  lists?: readonly Field[];
  /** What is shown of a new record beside its name, before it is imported. */
  preview: Field;
}

/** The words of one thing of the clinic, without the type of its records. */
export interface AnyThing {
  /** Of one record: `Exame`. */
  label: string;
  /** Of several: `Exames`. */
  plural: string;
  /** Its article, for sentences: `o exame`, `a imagem`. */
  article: "o" | "a";
  /** In the sidebar; null for a thing that is shown on another thing's screen. */
  icon: string | null;
  /** The column that names a record; null where none does. */
  name: string | null;
  /** People outside the staff wrote it, or it is about them: no line of the trail shows a value. */
  isPersonal?: true;
  /** Where one record is opened, below the thing's screen; left out where the screen itself shows it. */
  below?: "/:id" | `/${string}`;
  /** The column with the id of the record that is opened in its place: of an answer its message. */
  openedBy?: string;
  fields: Readonly<Record<string, FieldEntry>>;
  spreadsheet?: Spreadsheet;
}

/** An entry with a label for each field of its records. */
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

/** Plain values need a label, words that are keys their meanings, objects the labels within them. */
export type EntryOf<Value> = [Value] extends [number | boolean | Date]
  ? FieldEntry
  : [Value] extends [string]
    ? string extends Value
      ? FieldEntry
      : LabelledField & ({ values: Readonly<Record<Value, string>> } | Formatted)
    : LabelledField & ({ fields: FieldsOf<Value> } | Formatted);
