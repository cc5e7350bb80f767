import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, check, uniqueIndex } from "drizzle-orm/pg-core";

const JSON_MAX = 60_000;

/** Requires `min` to `max` characters; accepts null. */
export function lengthCheck(name: string, column: AnyPgColumn, min: number, max: number) {
  return check(name, sql`char_length(${column}) between ${literal(min)} and ${literal(max)}`);
}

export function rangeCheck(name: string, column: AnyPgColumn, min: number, max: number) {
  return check(name, sql`${column} between ${literal(min)} and ${literal(max)}`);
}

export function orderCheck(name: string, column: AnyPgColumn) {
  return rangeCheck(name, column, 0, 1_000_000);
}

export function wordCheck(name: string, column: AnyPgColumn, words: readonly string[]) {
  return check(name, sql`${column} in (${sql.join(words.map(literal), sql`, `)})`);
}

/** Requires a match of a POSIX regular expression; accepts null. */
export function shapeCheck(name: string, column: AnyPgColumn, shape: RegExp) {
  return check(name, sql`${column} ~ ${literal(shape.source.replaceAll("\\/", "/"))}`);
}

/** Requires our own image or an https URL, never a `javascript:` or `data:` URL; accepts null and "". */
export function imageCheck(name: string, column: AnyPgColumn) {
  return shapeCheck(name, column, /^$|^\/arquivos\/|^https:\/\//);
}

/** A pattern for the beginning of a URL or an empty text, in SQL and jsonpath; `isSafeLink` checks the whole URL. */
export const WEB_ADDRESS_OR_NOTHING = "^$|^https?://";

/** Requires a path of this site, http(s), tel: or mailto:, which no browser runs as a script; accepts null and "". */
export function linkCheck(name: string, column: AnyPgColumn) {
  const beginning = `${WEB_ADDRESS_OR_NOTHING}|^tel:|^mailto:|^/$|^/[^/\\\\[:space:]]`;
  return check(name, sql`${column} ~* ${literal(beginning)}`);
}

/** Every item must match `predicate`. Counts the matches, because a CHECK would accept the null of a missing key. */
export function listCheck(name: string, column: AnyPgColumn, max: number, predicate: string) {
  const matching = literal(`strict $[*] ? (${predicate})`);
  return check(
    name,
    sql`case when jsonb_typeof(${column}) = 'array' then jsonb_array_length(${column}) <= ${literal(max)} and char_length(${column}::text) <= ${literal(JSON_MAX)} and jsonb_array_length(jsonb_path_query_array(${column}, ${matching})) = jsonb_array_length(${column}) else false end`,
  );
}

export function objectCheck(name: string, column: AnyPgColumn, predicate: string) {
  const matching = literal(`strict $ ? (${predicate})`);
  return check(
    name,
    sql`char_length(${column}::text) <= ${literal(JSON_MAX)} and jsonb_path_exists(${column}, ${matching})`,
  );
}

/** The jsonpath for a string of `min` to `max` characters; PostgreSQL allows at most 255 in `{…}`. */
export function textAt(path: string, min: number, max: number): string {
  return `${path} like_regex "^.{${min},${max}}$" flag "s"`;
}

export function anyTextAt(path: string): string {
  return `${path}.type() == "string"`;
}

export function singleRow(name: string) {
  return uniqueIndex(name).on(sql`(true)`);
}

/** Writes a value as an SQL literal, because DDL takes no parameters. */
function literal(value: string | number): SQL {
  return sql.raw(typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`);
}
