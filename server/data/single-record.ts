/** A record that there is only one of: made by the first save, and from then on written like any other. */
import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "#server/db/open.ts";
import { type RecordRow, type RecordValues, recordsOf, type UpdateResult } from "./records.ts";

interface SingleRecordOptions {
  table: PgTable & { id: AnyPgColumn; versao: AnyPgColumn };
}

interface SingleChange<Row extends RecordRow> {
  /** That was opened; undefined where there was no record yet. */
  versao: number | undefined;
  values: RecordValues<Row>;
}

export function singleRecordOf<Row extends RecordRow>({ table }: SingleRecordOptions) {
  const order: SQL[] = [sql`${table.id}`];
  const records = recordsOf<Row>({ table, name: table.id, order });

  /** @returns undefined while nobody has saved it */
  async function read(tx: Tx): Promise<Row | undefined> {
    const [row] = await records.all(tx);
    return row;
  }

  return {
    read,
    /** By its id, for its history. */
    get: records.get,
    restore: records.restore,

    /** Writes only over the version that was opened; a first save only where there is none. */
    async save(tx: Tx, { versao, values }: SingleChange<Row>): Promise<UpdateResult<Row>> {
      const current = await read(tx);
      if (current) {
        if (versao === undefined) return { status: "conflict", current };
        return records.update(tx, { id: current.id, versao, values });
      }
      // Of two first saves at once the unique index lets one through; the other waits for it.
      const made = await tx.insert(table).values(values).onConflictDoNothing().returning();
      const record = await read(tx);
      if (!record) return { status: "missing" };
      return made.length > 0
        ? { status: "saved", record }
        : { status: "conflict", current: record };
    },
  };
}
