import type { Readable } from "node:stream";
import postgres, { type TransactionSql } from "postgres";
import type { Availability } from "#server/db/availability/availability.ts";
import type { OwnerOptions } from "#server/db/connect.ts";
import { databaseRole } from "#server/db/logins/logins.ts";
import { appliedLayout } from "#server/db/migrations.ts";
import { quote, quoteRelation } from "#server/db/quote.ts";
import { listSequences, listTables, type SequenceState, type TableShape } from "./copy-reads.ts";
import { copyRows } from "./copy-rows.ts";

export interface Snapshot {
  /** The tables' layout: hashes of their migrations, oldest first. */
  migrations: string[];
  postgres: number;
  tables: TableShape[];
  rows(table: TableShape): Promise<Readable>;
  sequences(): Promise<SequenceState[]>;
}

export const COPY_SETTINGS = {
  DateStyle: "ISO, YMD",
  IntervalStyle: "postgres",
  TimeZone: "UTC",
  extra_float_digits: "3",
  bytea_output: "hex",
};

/** Milliseconds after which a read is suspected to hang; many, because a COPY waits for the reader of its rows. */
const PATIENCE_MS = 30_000;

/** @param login the database login for backups @param availability the means to stop a hanging read */
export async function readSnapshot<T>(
  login: OwnerOptions,
  work: (snapshot: Snapshot) => Promise<T>,
  availability?: Availability,
): Promise<T> {
  const sql = postgres({ ...login, max: 1, fetch_types: false, onnotice: () => {} });
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {});
  const reading = sql.begin("isolation level repeatable read read only", async (tx) => {
    try {
      await tx`select set_config('role', ${databaseRole("copia")}, true)`;
      for (const [name, value] of Object.entries(COPY_SETTINGS)) {
        await tx`select set_config(${name}, ${value}, true)`;
      }
      return await work(await openSnapshot(tx));
    } catch (error) {
      failed.reject(error);
      throw error;
    }
  });
  reading.catch(() => {});
  const done = Promise.race([reading, failed.promise]);
  try {
    // Without a limit an abandoned COPY and its transaction would never end.
    const limit = { patienceMs: PATIENCE_MS };
    return (await (availability ? availability.within(() => done, limit) : done)) as T;
  } finally {
    await sql.end({ timeout: 0 });
  }
}

async function openSnapshot(tx: TransactionSql): Promise<Snapshot> {
  const tables = await listTables(tx);
  const names = tables.map(quoteRelation);
  // After this lock no migration can change the tables.
  await tx.unsafe(`lock table ${names.join(", ")} in access share mode`);
  const [version] = await tx`select current_setting('server_version_num')::int as number`;
  return {
    migrations: await appliedLayout(tx),
    postgres: Number(version?.number),
    tables,
    rows: (table) => copyRows(tx, `copy ${relationOf(table)} to stdout`),
    sequences: () => listSequences(tx),
  };
}

export function relationOf({ columns, ...relation }: Omit<TableShape, "bytes">): string {
  return `${quoteRelation(relation)} (${columns.map(quote).join(", ")})`;
}
