/** One login's connections behind Drizzle, with prepared statements. */
import { setImmediate as turn } from "node:timers/promises";
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

/** Whether a transaction's connection is gone; its callback may still be running. */
interface Life {
  isOver: boolean;
}

function preparing(
  client: Sql | TransactionSql,
  access: Access,
  life: Life = { isOver: false },
): Record<string, unknown> {
  return {
    options: (client as Sql).options,
    unsafe: (query: string, parameters: never[]) => {
      if (life.isOver) throw connectionClosed();
      // `simple: false`: without parameters the driver would send plain text, planned every time.
      return client.unsafe(query, parameters, { prepare: true, simple: false } as {
        prepare: boolean;
      });
    },
    begin: async (work: (client: unknown) => Promise<unknown>) => {
      const own: Life = { isOver: false };
      try {
        return await (client as Sql).begin(access, (inner) =>
          whileOpen(own, work(preparing(inner, access, own))),
        );
      } finally {
        own.isOver = true;
      }
    },
    savepoint: (work: (client: unknown) => Promise<unknown>) =>
      (client as TransactionSql).savepoint((inner) =>
        whileOpen(life, work(preparing(inner, access, life))),
      ),
  };
}

/**
 * The driver rejects a transaction whose connection is lost, and connects again; but what its callback
 * sends after that, its COMMIT or ROLLBACK too, would go to the new connection, into somebody else's
 * transaction, or to none, which ends the process. So a callback that is too late never settles.
 */
async function whileOpen<T>(life: Life, work: Promise<T>): Promise<T> {
  try {
    const result = await work;
    if (life.isOver) await never;
    return result;
  } catch (error) {
    // The statement fails before the connection is known to be closed.
    await turn();
    if (life.isOver) await never;
    throw error;
  }
}

const never = new Promise<never>(() => {});

function connectionClosed(): Error {
  return Object.assign(new Error("the transaction's connection is closed"), {
    code: "CONNECTION_CLOSED",
  });
}
