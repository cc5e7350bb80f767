/** One login's connections behind Drizzle, with prepared statements. */
import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres, { type Sql, type TransactionSql } from "postgres";
import type { OwnerOptions } from "./connect.ts";

/** What queries are written against: a transaction, or one read that is its own transaction. */
export type Tx = PgDatabase<PostgresJsQueryResultHKT, Record<string, never>>;

export interface Pool {
  readonly sql: Sql;
  /** Each statement by itself, with the access mode and role that the connection began with. */
  readonly reads: Tx;
  /** For `transaction`, which may write whatever the connection's default. */
  readonly transactions: Tx;
}

/** For libraries that bring texts of their own, in the shape that node-postgres gave the world. */
export type Query = (
  text: string,
  values?: readonly unknown[],
) => Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;

/** The pool's own login and role; several statements in one text only where there are no values. */
export function queryOn({ sql }: Pool): Query {
  return async (text, values = []) => {
    const rows = await sql.unsafe(text, values.map(asParameter) as never[]);
    return { rows: [...rows], rowCount: rows.count };
  };
}

/** Drizzle leaves JSON to its own columns, so here an object becomes its text. */
function asParameter(value: unknown): unknown {
  const isPlain = typeof value === "object" && value?.constructor === Object;
  return isPlain ? JSON.stringify(value) : value;
}

/** Seconds: after a failure a query waits no longer than this for the next try. */
const reconnectAfter = (retries: number) => Math.min(1, 0.05 * 2 ** retries);

export function openPool(options: OwnerOptions): Pool {
  const sql = postgres({
    connect_timeout: 5,
    idle_timeout: 300,
    backoff: reconnectAfter,
    fetch_types: false,
    onnotice: () => {},
    ...options,
  });
  return { sql, reads: prepared(sql, "read only"), transactions: prepared(sql, "read write") };
}

type Access = "read only" | "read write";

/**
 * Drizzle asks postgres.js for one-time statements: two round trips and a new plan for each query.
 * Its texts repeat, so here every one is prepared, once a connection.
 */
function prepared(sql: Sql, access: Access): Tx {
  return drizzle(preparing(sql, access) as unknown as Sql);
}

function preparing(client: Sql | TransactionSql, access: Access): Record<string, unknown> {
  return {
    options: (client as Sql).options,
    unsafe: (query: string, parameters: never[]) =>
      // `simple: false`: without parameters the driver would send plain text, planned every time.
      client.unsafe(query, parameters, { prepare: true, simple: false } as { prepare: boolean }),
    begin: (work: (client: unknown) => Promise<unknown>) =>
      (client as Sql).begin(access, (inner) => work(preparing(inner, access))),
    savepoint: (work: (client: unknown) => Promise<unknown>) =>
      (client as TransactionSql).savepoint((inner) => work(preparing(inner, access))),
  };
}
