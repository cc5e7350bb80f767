/** Encrypted data about people outside the staff. Each reading is recorded in the patients' trail. */

import { randomUUID } from "node:crypto";
import { and, eq, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { ListPosition } from "#domain/listas/list-position.ts";
import type { Documento } from "#domain/registro/documentos.ts";
import { noteReading, type Reading } from "#server/data/laudos/patient-trail.ts";
import type { Tx } from "#server/db/open.ts";
import { hasId } from "./has-id.ts";
import type { Key } from "./key-position.ts";
import { countUpTo, listByKey } from "./list-by-key.ts";
import { PAGE_ROWS, type RecordPage, type RecordRow, type UpdateResult } from "./records.ts";

export interface FoundBySearch {
  where: SQL | undefined;
  /** True if no row contains the typed text, and these rows only resemble it. */
  isSimilar: boolean;
  /** Undefined if the search did not count all matches; the list then counts them. */
  total?: number | undefined;
  /** True if older rows were not searched. */
  isCut?: boolean;
}

type ReadingSpec = Pick<Reading, "acao" | "dados">;

export interface ConfidentialOptions<Row extends RecordRow> {
  table: PgTable & { id: AnyPgColumn; versao: AnyPgColumn };
  columns: Record<string, AnyPgColumn | SQL>;
  encrypted: {
    decrypt(tx: Tx, row: never): object;
    encrypt(tx: Tx, id: string, values: never, before?: object): object;
  };
  order: readonly Key[];
  search(tx: Tx, typed: string, where: SQL | undefined): Promise<FoundBySearch>;
  size?: number;
  readings: Record<"open" | "find" | "list" | "search", ReadingSpec>;
  /** Returns the patients and the document that the trail names when this record is read. */
  touched(row: Row): { pacientes?: readonly string[]; documento?: Documento };
}

export interface ConfidentialListOptions {
  busca?: string;
  position?: ListPosition;
  where?: SQL | undefined;
  most?: number;
  /** What the trail records instead of `readings.list` or `readings.search`. */
  reading?: ReadingSpec;
}

const ALL: FoundBySearch = { where: undefined, isSimilar: false };

/** `Values` come from a form; `Added` are the other columns of a new record. */
export function confidentialRecordsOf<
  Row extends RecordRow,
  Values extends object,
  Added extends object = object,
>({
  table,
  columns,
  encrypted,
  order,
  search,
  size = PAGE_ROWS,
  readings,
  touched,
}: ConfidentialOptions<Row>) {
  const decrypt = (tx: Tx, row: unknown) => encrypted.decrypt(tx, row as never) as Row;

  function note(tx: Tx, reading: ReadingSpec, rows: readonly Row[]): void {
    if (rows.length === 0) return;
    const all = rows.map(touched);
    noteReading(tx, {
      ...reading,
      pacientes: [...new Set(all.flatMap(({ pacientes = [] }) => pacientes))],
      documentos: all.flatMap(({ documento }) => documento ?? []),
    });
  }

  async function readAs(tx: Tx, reading: ReadingSpec, where: SQL): Promise<Row | undefined> {
    const [found] = await tx.select(columns).from(table).where(where);
    if (!found) return undefined;
    const row = decrypt(tx, found);
    note(tx, reading, [row]);
    return row;
  }

  async function lock(tx: Tx, id: string): Promise<Row | undefined> {
    const [row] = await tx.select(columns).from(table).where(hasId(table.id, id)).for("update");
    return row && decrypt(tx, row);
  }

  async function write(tx: Tx, id: string, values: object, before?: object): Promise<Row> {
    const [saved] = await tx
      .update(table)
      .set(encrypted.encrypt(tx, id, values as never, before))
      .where(eq(table.id, id))
      .returning(columns);
    if (!saved) throw new Error("a record that was locked is gone");
    return decrypt(tx, saved);
  }

  return {
    get: (tx: Tx, id: string, reading: ReadingSpec = readings.open) =>
      readAs(tx, reading, hasId(table.id, id)),

    /** @param where a condition that at most one record meets, such as equality with a keyed hash */
    find: (tx: Tx, where: SQL) => readAs(tx, readings.find, where),

    async list(
      tx: Tx,
      { busca = "", position, where, most = size, reading }: ConfidentialListOptions = {},
    ): Promise<RecordPage<Row> & Pick<FoundBySearch, "isCut">> {
      const typed = busca.trim();
      const found = typed === "" ? ALL : await search(tx, typed, where);
      const wanted = and(found.where, where);
      const list = { table, columns, where: wanted, keys: order, size: most, position };
      const page = await listByKey(tx, list);
      const total = found.total ?? (await countUpTo(tx, table, wanted));
      const rows = page.rows.map((row) => decrypt(tx, row));
      note(tx, reading ?? (typed === "" ? readings.list : readings.search), rows);
      return { ...page, rows, total, isSimilar: found.isSimilar, isCut: found.isCut };
    },

    /** Locks a record for a change. Only the change is recorded in the trail, so the returned row must not be shown. */
    lock,

    /** Changes some columns of a record that the caller has already locked. */
    write: (tx: Tx, id: string, values: Partial<Row>) => write(tx, id, values),

    async create(tx: Tx, values: Values & Added): Promise<Row> {
      const id = randomUUID();
      const written = { id, ...encrypted.encrypt(tx, id, values as never) };
      const [row] = await tx.insert(table).values(written).returning(columns);
      return decrypt(tx, row);
    },

    /** Saves only if the record still has `versao`. @param values the new values, or a function of the current ones */
    async update(
      tx: Tx,
      { id, versao, values }: RecordRow & { values: Values | ((current: Row) => Promise<Values>) },
    ): Promise<UpdateResult<Row>> {
      const current = await lock(tx, id);
      if (!current) return { status: "missing" };
      if (current.versao !== versao) {
        note(tx, readings.open, [current]);
        return { status: "conflict", current };
      }
      const whole = typeof values === "function" ? await values(current) : values;
      return { status: "saved", record: await write(tx, id, whole, current) };
    },
  };
}
