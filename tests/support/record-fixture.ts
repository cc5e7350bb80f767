import type { TableThing } from "#domain/permissions.ts";

type Fields = Readonly<Record<string, string>>;

export interface RecordFixture {
  thing: TableThing;
  path: string;
  publicPath?: string;
  name: { field: string; label: string };
  text: { field: string; label: string };
  requested?: readonly { field: string; label: string }[];
  valid(name: string): Fields;
  /** Columns besides the form's, for rows that are written directly. */
  row?(name: string, index: number): Fields;
  wrong: readonly { values: Fields; field: string; message: string }[];
  list: string;
  add: string;
  created: string;
  updated: string;
  removed: string;
  question(name: string): string;
  /** True if the list is ordered by a date, so that no record can be moved. */
  isDated?: true;
  /** True if the form has its own screen, which takes the focus. */
  hasOwnScreen?: true;
  /** True if the form contains the slug; for other records the server derives it from the name. */
  takesSlug?: true;
  /** True for texts of people outside the staff: the trail contains no copy, so no version can be restored. */
  isPersonal?: true;
}
