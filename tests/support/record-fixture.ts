import type { TableThing } from "#domain/permissions.ts";

type Fields = Readonly<Record<string, string>>;

export interface RecordFixture {
  thing: TableThing;
  path: string;
  /** Absent for records that the site does not show. */
  publicPath?: string;
  name: { field: string; label: string };
  text: { field: string; label: string };
  /** Other fields that the form requires. */
  requested?: readonly { field: string; label: string }[];
  valid(name: string): Fields;
  /** Columns besides the form's, for rows that are written directly. */
  row?(name: string, index: number): Fields;
  /** Values that the form refuses while its other fields are valid. */
  wrong: readonly { values: Fields; field: string; message: string }[];
  list: string;
  add: string;
  created: string;
  updated: string;
  removed: string;
  question(name: string): string;
  /** The list is ordered by a date, so nothing can be moved. */
  isDated?: true;
  /** The form has a screen of its own, which takes the focus. */
  hasOwnScreen?: true;
  /** The form contains the slug, which other forms derive from the name. */
  takesSlug?: true;
  /** Written by people outside the staff: the trail has no copy, so nothing can be restored. */
  isPersonal?: true;
}
