/** Keyset pagination: the URL names the row before or after the page, so new rows do not shift other pages. */
import { and, asc, desc, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { SelectedFieldsFlat } from "drizzle-orm/pg-core/query-builders/select.types";
import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";
import type { ListPosition } from "#domain/listas/list-position.ts";
import { MOST_COUNTED } from "#domain/listas/total.ts";
import type { Tx } from "#server/db/open.ts";
import {
  beyond,
  encodePosition,
  type Key,
  keyOf,
  type Position,
  parsePosition,
  sortedBy,
} from "./key-position.ts";

export interface KeyPage<Row> {
  rows: Row[];
  page: number;
  at: ListPosition;
  previous: ListPosition | undefined;
  next: ListPosition | undefined;
}

interface KeyList<Columns extends SelectedFieldsFlat> {
  table: PgTable;
  columns: Columns;
  where?: SQL | undefined;
  keys: readonly Key[];
  size: number;
  /** The position in the page's URL; an invalid one gives the first page. */
  position?: ListPosition | undefined;
}

export async function listByKey<Columns extends SelectedFieldsFlat>(
  tx: Tx,
  list: KeyList<Columns>,
): Promise<KeyPage<SelectResultFields<Columns>>> {
  const { keys, size, position = {} } = list;
  const pageOf = (start: Position, found: FoundRow[], hasFormer: boolean) => {
    const rows = found.slice(0, size);
    if (start.isBackward) rows.reverse();
    const isCut = found.length > size;
    const hasPrevious = start.isBackward ? isCut : hasFormer;
    const hasNext = start.isBackward ? hasFormer : isCut;
    const [first, last] = [rows[0]?.key ?? [], rows.at(-1)?.key ?? []];
    const page = hasPrevious ? Math.max(2, start.page) : 1;
    return {
      rows: rows.map(({ row }) => row as SelectResultFields<Columns>),
      page,
      at: hasPrevious ? position : {},
      previous: hasPrevious ? { antes: encodePosition(page - 1, first) } : undefined,
      next: hasNext ? { depois: encodePosition(page + 1, last) } : undefined,
    };
  };
  const start = parsePosition(keys, position);
  const found = start ? await read(tx, list, start) : [];
  // A page read backward may be short at the list's beginning. The full first page is then read below instead.
  if (start && found.length > (start.isBackward ? size : 0)) return pageOf(start, found, true);
  if (start && !start.isBackward) {
    // No row after the requested position exists any more, so the last page is read.
    const end = { isBackward: true, page: start.page - 1 };
    const last = await read(tx, list, end);
    if (last.length > size) return pageOf(end, last, false);
  }
  const beginning = { isBackward: false, page: 1 };
  return pageOf(beginning, await read(tx, list, beginning), false);
}

export function orderOf(keys: readonly Key[], isBackward = false): SQL[] {
  return keys.map((key) =>
    Boolean(key.isDescending) === isBackward ? asc(sortedBy(key)) : desc(sortedBy(key)),
  );
}

/** Counts the matching rows up to `most`; `most` + 1 means more. */
export async function countUpTo(
  tx: Tx,
  table: PgTable,
  where: SQL | undefined,
  most = MOST_COUNTED,
): Promise<number> {
  const found = tx
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(where)
    .limit(most + 1);
  return tx.$count(found.as("found"));
}

interface FoundRow {
  row: unknown;
  key: string[];
}

async function read(
  tx: Tx,
  { table, columns, where, keys, size }: KeyList<SelectedFieldsFlat>,
  start: Position,
): Promise<FoundRow[]> {
  return tx
    .select({ row: columns, key: keyOf(keys) })
    .from(table)
    .where(and(where, beyond(keys, start)))
    .orderBy(...orderOf(keys, start.isBackward))
    .limit(size + 1);
}
