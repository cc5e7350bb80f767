import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres, { type Row, type Sql } from "postgres";
import { type Limits, limited } from "./availability/limits.ts";
import { Sockets } from "./availability/sockets.ts";
import type { OwnerOptions } from "./connect.ts";
import { Connections } from "./connections/connections.ts";
import { sendPrepared } from "./connections/statement.ts";
import { transaction } from "./connections/transaction.ts";
import { type Client, type Frame, withLast } from "./frame.ts";

/** A transaction, or a single read that is its own transaction. */
export type Tx = PgDatabase<PostgresJsQueryResultHKT, Record<string, never>>;

export interface Pool {
  /** Single statements, with the connection's own role and access mode. */
  readonly reads: Tx;
  /** Single statements like those of `reads`, and transactions that write. */
  readonly transactions: Tx;
  /** Runs a transaction: the frame's statements precede and follow those of `work`, without additional round trips. */
  framed<T>(frame: Frame, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Single statements. A statement that is not answered in time is never committed. */
  readonly writes: Tx;
  /** If no values are given, the SQL may contain several statements. */
  readonly query: Query;
  end(): Promise<void>;
}

/** A query function with node-postgres's parameters and result, for libraries that expect that driver. */
export type Query = (
  text: string,
  values?: readonly unknown[],
) => Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;

export interface PoolOptions extends OwnerOptions {
  /** How many transactions run at a time, each on a connection of its own. */
  transactions: number;
  /** Connections for single statements; the driver sends several statements at once on each. */
  max: number;
}

export function openPool(options: PoolOptions, limits: Limits): Pool {
  const { transactions, ...shared } = {
    connect_timeout: 5,
    idle_timeout: 300,
    fetch_types: false,
    onnotice: () => {},
    ...options,
  };
  const sockets = new Sockets();
  const sql = postgres({ backoff: reconnectAfter, ...sockets.option, ...shared });
  const connections = new Connections({ ...shared, max: transactions });
  limits.availability.onLost(() => {
    sockets.destroy();
    void connections.closeAll();
  });
  const begin: Client["begin"] = (work) => transaction({ connections, limits }, work);
  const beginReading: Client["begin"] = (work) =>
    transaction({ connections, limits, access: "read only" }, work);
  const isBeginUnanswered = options.connection?.role === undefined;
  return {
    reads: drizzleOn(singly(sql, limits, beginReading)),
    transactions: drizzleOn(singly(sql, limits, begin)),
    framed: (frame, work) =>
      transaction({ connections, limits, opening: frame, isBeginUnanswered }, (client) =>
        withLast(client, frame, () => work(drizzleOn(client))),
      ),
    writes: drizzleOn(eachInTransaction(sql.options, begin)),
    query: queryOn(sql, limits),
    async end() {
      // Without `timeout` the driver would wait for ever for a connection that died during a query.
      await Promise.all([sql.end({ timeout: 0 }), connections.end()]);
    },
  };
}

/** Seconds until the next connection attempt. At most one second, because queries wait meanwhile. */
const reconnectAfter = (retries: number) => Math.min(1, 0.05 * 2 ** retries);

function drizzleOn(client: Client): Tx {
  return drizzle(client as unknown as Sql);
}

function singly(sql: Sql, limits: Limits, begin: Client["begin"]): Client {
  const { options } = sql;
  const unsafe: Client["unsafe"] = (text, values) => sendPrepared(sql, limits, text, values);
  return { options, unsafe, begin, savepoint: notHere };
}

function eachInTransaction(options: unknown, begin: Client["begin"]): Client {
  const unsafe: Client["unsafe"] = (text, parameters) => {
    let wantsValues = false;
    const answer = begin(async (inner) => {
      const rows = inner.unsafe(text, parameters);
      return (wantsValues ? rows.values() : rows) as Promise<Row[]>;
    });
    const values = () => {
      wantsValues = true;
      return answer;
    };
    return Object.assign(answer, { values });
  };
  return { options, unsafe, begin, savepoint: notHere };
}

async function notHere(): Promise<never> {
  throw new Error("these statements are not in a transaction");
}

function queryOn(sql: Sql, limits: Limits): Query {
  return async (text, values = []) => {
    const rows = await limited(limits, () => sql.unsafe(text, values.map(asParameter) as never[]));
    return { rows: [...rows], rowCount: rows.count };
  };
}

/** Writes an object as JSON text, which Drizzle does only for its own columns. */
function asParameter(value: unknown): unknown {
  const isPlain = typeof value === "object" && value?.constructor === Object;
  return isPlain ? JSON.stringify(value) : value;
}
