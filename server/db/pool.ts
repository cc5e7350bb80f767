import { setImmediate as turn } from "node:timers/promises";
import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres, { type PendingQuery, type Row, type Sql, type TransactionSql } from "postgres";
import { TookTooLong } from "#server/time-limit.ts";
import type { Availability, Limit } from "./availability/availability.ts";
import { Sockets } from "./availability/sockets.ts";
import type { OwnerOptions } from "./connect.ts";
import { type Client, type Frame, inFrame } from "./frame.ts";

/** A transaction, or a single read that is its own transaction. */
export type Tx = PgDatabase<PostgresJsQueryResultHKT, Record<string, never>>;

export interface Pool {
  readonly sql: Sql;
  /** Single statements, with the connection's own role and access mode. */
  readonly reads: Tx;
  readonly transactions: Tx;
  /** Runs a transaction with statements before and after those of `work`, which cost no round trip of their own. */
  framed<T>(frame: Frame, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Single statements, committed only if answered in time, so a statement that was given up never takes effect. */
  readonly writes: Tx;
  readonly limits: Limits;
}

interface Limits extends Limit {
  readonly availability: Availability;
}

/** A query function with node-postgres's parameters and result, for libraries that expect that driver. */
export type Query = (
  text: string,
  values?: readonly unknown[],
) => Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;

/** Uses the pool's own role. If no values are given, the SQL may contain several statements. */
export function queryOn({ sql, limits }: Pool): Query {
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

/** Seconds until the next connection attempt: at most one, because queries wait for it. */
const reconnectAfter = (retries: number) => Math.min(1, 0.05 * 2 ** retries);

export function openPool(options: OwnerOptions, limits: Limits): Pool {
  const sockets = new Sockets();
  const sql = postgres({
    connect_timeout: 5,
    idle_timeout: 300,
    backoff: reconnectAfter,
    fetch_types: false,
    onnotice: () => {},
    ...sockets.option,
    ...options,
  });
  limits.availability.onLost(() => sockets.destroy());
  const client = preparing(sql, "read write", limits);
  return {
    sql,
    limits,
    reads: drizzleOn(preparing(sql, "read only", limits)),
    transactions: drizzleOn(client),
    async framed(frame, work) {
      const sent: Promise<unknown>[] = [];
      const begin: Client["begin"] = (inner) =>
        transaction(sql, "read write", limits, (own) =>
          inFrame(own, frame, sent, () => inner(own)),
        );
      const result = await drizzleOn({ ...client, begin }).transaction(work);
      await Promise.all(sent);
      return result;
    },
    writes: drizzleOn(eachInTransaction(preparing(sql, "read write", limits))),
  };
}

function limited<T>({ availability, ...limit }: Limits, query: () => PromiseLike<T>): Promise<T> {
  return availability.within(query, limit);
}

type Access = "read only" | "read write";

function drizzleOn(client: Client): Tx {
  return drizzle(client as unknown as Sql);
}

/** Tells whether a transaction has ended by a lost connection or an error, although its callback may still run. */
class Life {
  readonly #availability: Availability;
  readonly #losses: number;
  #isEnded = false;

  constructor({ availability }: Limits) {
    this.#availability = availability;
    this.#losses = availability.losses;
  }

  get isOver(): boolean {
    return this.#isEnded || this.#losses !== this.#availability.losses;
  }

  end(): void {
    this.#isEnded = true;
  }
}

/** Prepares Drizzle's statements. postgres.js would send them with two round trips and a new plan each time. */
function preparing(
  client: Sql | TransactionSql,
  access: Access,
  limits: Limits,
  life?: Life,
): Client {
  return {
    options: (client as Sql).options,
    unsafe: (text, parameters) => {
      if (life?.isOver) throw connectionClosed();
      // Otherwise the driver would send statements without parameters as plain text, which is planned every time.
      const options = { prepare: true, simple: false };
      const query = client.unsafe(text, parameters, options) as PendingQuery<Row[]>;
      const answer = limited<Row[]>(limits, () => query.execute());
      // A timeout ends the transaction, so that nothing more is sent on a connection that hangs.
      answer.catch((error) => error instanceof TookTooLong && life?.end());
      // Sets a flag of the query, which the driver reads when the answer arrives.
      const values = () => {
        query.values();
        return answer;
      };
      return Object.assign(answer, { values });
    },
    begin: (work) => transaction(client as Sql, access, limits, work),
    savepoint: (work) =>
      (client as TransactionSql).savepoint((inner) =>
        whileOpen(life as Life, work(preparing(inner, access, limits, life))),
      ),
  };
}

/**
 * Rejects if BEGIN, a statement or COMMIT is not answered, and then sends nothing more, because work that was reported
 * as failed must not take effect later. Only a COMMIT that was already sent may still succeed.
 */
async function transaction<T>(
  client: Sql,
  access: Access,
  limits: Limits,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const life = new Life(limits);
  const begun = Promise.withResolvers<void>();
  const worked = Promise.withResolvers<void>();
  worked.promise.catch(() => {});
  let whole: Promise<T> | undefined;
  const begin = () => {
    whole = client.begin(access, async (inner) => {
      begun.resolve();
      // BEGIN was answered too late, so the transaction is undone.
      if (life.isOver) throw connectionClosed();
      try {
        return await whileOpen(life, work(preparing(inner, access, limits, life)), worked.reject);
      } finally {
        worked.resolve();
      }
    }) as Promise<T>;
    whole.catch(begun.reject);
    return begun.promise;
  };
  try {
    await limited(limits, begin);
    const running = whole as unknown as Promise<T>;
    const ended = worked.promise.then(() => limited(limits, () => running));
    return await Promise.race([running, ended]);
  } finally {
    life.end();
  }
}

function eachInTransaction(client: Client): Client {
  return {
    ...client,
    unsafe(text, parameters) {
      let wantsValues = false;
      const answer = client.begin(async (inner) => {
        const rows = inner.unsafe(text, parameters);
        return (wantsValues ? rows.values() : rows) as Promise<Row[]>;
      });
      const values = () => {
        wantsValues = true;
        return answer;
      };
      return Object.assign(answer, { values });
    },
  };
}

/**
 * Never settles for a late callback. The driver reconnects after a loss, so what the callback still sends, even COMMIT
 * or ROLLBACK, could reach another transaction.
 * @param onLate receives the reason why the callback is late
 */
async function whileOpen<T>(
  life: Life,
  work: Promise<T>,
  onLate: (reason: unknown) => void = () => {},
): Promise<T> {
  let reason: unknown;
  try {
    const result = await work;
    if (!life.isOver) return result;
  } catch (error) {
    reason = error;
    // The statement's error arrives before the news that the connection is closed.
    await turn();
    if (!life.isOver) throw error;
  }
  onLate(reason ?? connectionClosed());
  return never;
}

const never = new Promise<never>(() => {});

function connectionClosed(): Error {
  return Object.assign(new Error("the transaction's connection is closed"), {
    code: "CONNECTION_CLOSED",
  });
}
