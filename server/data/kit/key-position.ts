import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { ListPosition } from "#domain/listas/list-position.ts";
import { ID_SHAPE } from "#domain/texto/id.ts";

/** A column that orders the list. Such columns must not be null, and the last must be unique. */
export interface Key {
  column: AnyPgColumn;
  isDescending?: boolean;
  isName?: boolean;
}

export interface Position {
  /** True for the page before the position, false for the page after it. */
  isBackward: boolean;
  page: number;
  /** The ordering columns' values, as text; undefined for the list's first or last page. */
  key?: readonly string[];
}

interface Kind {
  shape: RegExp;
  toText(column: AnyPgColumn): SQL;
  fromText(text: string): SQL;
}

const kindOf = (type: string, shape: RegExp): Kind => ({
  shape,
  toText: (column) => sql`${column}::text`,
  fromText: (text) => sql`${text}::text::${sql.raw(type)}`,
});

const KINDS: Record<string, Kind> = {
  uuid: kindOf("uuid", ID_SHAPE),
  integer: kindOf("integer", /^-?\d{1,9}$/),
  bigint: kindOf("bigint", /^-?\d{1,18}$/),
  text: kindOf("text", /^\P{Cc}{0,400}$/u),
  // Times are written in microseconds. With a Date's milliseconds, the next page would skip or repeat rows.
  "timestamp with time zone": {
    shape: /^-?\d{1,16}$/,
    toText: (column) => sql`(extract(epoch from ${column}) * 1000000)::bigint::text`,
    fromText: (text) =>
      sql`(timestamptz 'epoch' + ${text}::text::bigint * interval '1 microsecond')`,
  },
};

const LAST_PAGE = 1_000_000;

/** Selects a row's ordering columns in the form that `encodePosition` takes. */
export function keyOf(keys: readonly Key[]): SQL<string[]> {
  const texts = keys.map(({ column }) => kind(column).toText(column));
  return sql<string[]>`json_build_array(${sql.join(texts, sql`, `)})`;
}

export function encodePosition(page: number, key: readonly string[]): string {
  return Buffer.from(JSON.stringify([page, ...key])).toString("base64url");
}

/** @returns undefined for the first page, and for an invalid position */
export function parsePosition(
  keys: readonly Key[],
  { depois, antes }: ListPosition,
): Required<Position> | undefined {
  const [page, ...key] = parseList(depois ?? antes ?? "");
  const isWhole =
    key.length === keys.length &&
    keys.every(({ column }, index) => {
      const text = key[index];
      return typeof text === "string" && kind(column).shape.test(text);
    });
  if (!isWhole || !Number.isInteger(page)) return undefined;
  const number = Math.min(Math.max(1, Number(page)), LAST_PAGE);
  return { isBackward: depois === undefined, page: number, key: key as string[] };
}

/** Selects the rows before or after a position. Also compares the first column alone, so that its index is used. */
export function beyond(keys: readonly Key[], { key = [], isBackward }: Position): SQL | undefined {
  const [first] = keys;
  if (!first || key.length === 0) return undefined;
  const isLess = (one: Key) => Boolean(one.isDescending) !== isBackward;
  const value = (index: number) =>
    kind(keys[index]?.column ?? first.column).fromText(key[index] ?? "");
  const past = keys.reduceRight<SQL | undefined>((later, one, index) => {
    const column = sortedBy(one);
    const further = isLess(one)
      ? sql`${column} < ${value(index)}`
      : sql`${column} > ${value(index)}`;
    return later ? sql`(${further} or ${column} = ${value(index)} and ${later})` : further;
  }, undefined);
  const near = isLess(first) ? sql`<=` : sql`>=`;
  return sql`${sortedBy(first)} ${near} ${value(0)} and ${past}`;
}

export function sortedBy({ column, isName }: Key): SQL {
  return isName ? sql`${column} collate "pt-BR-x-icu"` : sql`${column}`;
}

function kind(column: AnyPgColumn): Kind {
  const found = KINDS[column.getSQLType()];
  if (!found) throw new Error(`no position in a list by ${column.getSQLType()}`);
  return found;
}

function parseList(position: string): unknown[] {
  try {
    const list = JSON.parse(Buffer.from(position, "base64url").toString("utf8"));
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
