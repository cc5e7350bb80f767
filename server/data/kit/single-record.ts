/** A table with a single record, which `readOrCreate` or the first `save` creates. It is never deleted. */
import type { PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "#server/db/open.ts";
import {
  type RecordRow,
  type RecordsOptions,
  type RecordValues,
  recordsOf,
  type UpdateResult,
} from "./records.ts";

interface SingleRecordOptions<Row extends RecordRow> {
  /** Converts a row of an older version to the present form. */
  parse?: (row: Row) => Row;
  /** Stored as the first version, so that the first save can be undone. */
  builtIn?: RecordValues<Row>;
}

/** @param table a table with an index that allows only one row */
export function singleRecordOf<Row extends RecordRow>(
  table: RecordsOptions<Row>["table"],
  { parse = (row) => row, builtIn }: SingleRecordOptions<Row> = {},
) {
  const { columns, get, update, restore } = recordsOf<Row>({ table, order: [] });

  async function read(tx: Tx): Promise<Row | undefined> {
    const [row] = await tx
      .select(columns)
      .from(table as PgTable)
      .limit(1);
    return row && parse(row as Row);
  }

  async function create(tx: Tx, values: RecordValues<Row>): Promise<Row | undefined> {
    const [row] = await tx.insert(table).values(values).onConflictDoNothing().returning(columns);
    return row as Row | undefined;
  }

  return {
    table,
    get,
    read,
    restore,

    /** If several calls run at once, one creates the record and all return it. */
    async readOrCreate(
      tx: Tx,
      defaults: RecordValues<Row>,
    ): Promise<{ record: Row; isNew: boolean }> {
      const found = await read(tx);
      if (found) return { record: found, isNew: false };
      const made = await create(tx, defaults);
      const record = made ?? (await read(tx));
      if (!record) throw new Error("a single record is neither made nor there");
      return { record, isNew: made !== undefined };
    },

    /** @param versao the version that the form shows; undefined if there was no record then */
    async save(
      tx: Tx,
      { versao, values }: { versao: number | undefined; values: RecordValues<Row> },
    ): Promise<UpdateResult<Row>> {
      const made = versao === undefined ? await create(tx, builtIn ?? values) : undefined;
      if (made && builtIn) return update(tx, { id: made.id, versao: made.versao, values });
      if (made) return { status: "saved", record: made };
      const current = await read(tx);
      if (!current) return { status: "missing" };
      if (versao === undefined) return { status: "conflict", current };
      const result = await update(tx, { id: current.id, versao, values });
      return result.status === "conflict" ? { ...result, current: parse(result.current) } : result;
    },
  };
}
