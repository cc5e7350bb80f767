import type { TableThing } from "#domain/permissions.ts";

type Fields = Readonly<Record<string, string>>;

export interface RecordFixture {
  thing: TableThing;
  path: string;
  /** Absent for records that the site does not show. */
  publicPath?: string;
  name: { field: string; label: string };
  text: { field: string; label: string };
  /** What else its form requires, by label. */
  requested?: readonly { field: string; label: string }[];
  valid(name: string): Fields;
  /** Columns besides the form's, for rows that are written directly. */
  row?(name: string, index: number): Fields;
  /** Each with the form's other fields valid. */
  wrong: readonly { values: Fields; field: string; message: string }[];
  list: string;
  add: string;
  created: string;
  updated: string;
  removed: string;
  question(name: string): string;
  /** Ordered by a date, so nothing can be moved. */
  isDated?: true;
  /** Its form has a screen of its own, which takes the focus. */
  hasOwnScreen?: true;
  /** Its form contains the slug, which others derive from the name. */
  takesSlug?: true;
  /** Written by people outside the staff: the trail has no copy, so nothing can be restored. */
  isPersonal?: true;
}
