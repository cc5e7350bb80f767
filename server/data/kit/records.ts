import { and, eq, getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { ListPosition } from "#domain/listas/list-position.ts";
import {
  type Move,
  type Moved,
  moveInOrder,
  moveRow,
  type Pagina,
  targetOf,
} from "#domain/listas/ordem.ts";
import { thingEntry } from "#domain/things.ts";
import { readContent } from "#server/data/trail/record-history.ts";
import type { Tx } from "#server/db/open.ts";
import { isConstraint } from "./constraint.ts";
import { hasId } from "./has-id.ts";
import { beyond, encodePosition, type Key, keyOf, parsePosition } from "./key-position.ts";
import { countUpTo, type KeyPage, listByKey, orderOf } from "./list-by-key.ts";
import { type Searched, searchFor, searchOf } from "./search.ts";

export interface RecordRow {
  id: string;
  /** Grows with each change. A save names the version that was edited. */
  versao: number;
}

type RecordTable = PgTable & { id: AnyPgColumn; versao: AnyPgColumn };
type OrderedTable = RecordTable & { ordem_exibicao: AnyPgColumn };

export type RecordValues<Row extends RecordRow> = Omit<Row, "id" | "versao" | "criado_em">;

type NewValues<Row extends RecordRow, Completed extends keyof RecordValues<Row>> = Omit<
  RecordValues<Row>,
  Completed
> &
  Partial<Pick<RecordValues<Row>, Completed>>;

export interface RecordsOptions<Row extends RecordRow> {
  table: RecordTable;
  /** The columns that lists read, if reading all of them would take too long. */
  listed?: Record<string, AnyPgColumn | SQL>;
  searched?: Partial<Searched>;
  order: readonly Key[];
  /** Called just before an insert, to add values that only the database knows. */
  complete?(tx: Tx, values: Partial<RecordValues<Row>>): Promise<Partial<RecordValues<Row>>>;
}

export interface RecordPage<Row> extends KeyPage<Row> {
  total: number;
  /** True if no row contains all typed words, and these rows only resemble them. */
  isSimilar?: boolean;
  /** The number of rows before this page; confidential lists do not count them. */
  offset?: number;
}

export type UpdateResult<Row> =
  | { status: "saved"; record: Row }
  /** Another save came first. `current` is the row as it is now. */
  | { status: "conflict"; current: Row }
  | { status: "missing" };

export interface RestoreResult {
  /** `taken`: another record now uses the slug, so nothing was restored. */
  status: "restored" | "missing" | "taken";
}

export interface ListOptions {
  busca?: string;
  position?: ListPosition;
  where?: SQL;
}

export const PAGE_ROWS = 20;

/** `Completed` names the columns that `complete` adds to a new record; `Listed` is the type of a row in a list. */
export function recordsOf<
  Row extends RecordRow,
  Completed extends keyof RecordValues<Row> = never,
  Listed extends RecordRow = Row,
>(options: RecordsOptions<Row>) {
  const { table, order } = options;
  const name = nameColumn(table);
  const selection = shownColumns(table);
  const listed = options.listed ?? selection;
  const { names = [], texts } = options.searched ?? {};
  const searched: Searched = { names: [name, ...names], texts };
  const complete =
    options.complete ?? (async (_tx: Tx, values: Partial<RecordValues<Row>>) => values);

  async function get(tx: Tx, id: string): Promise<Row | undefined> {
    const [row] = await tx.select(selection).from(table).where(hasId(table.id, id));
    return row as Row | undefined;
  }

  async function create(tx: Tx, values: NewValues<Row, Completed>): Promise<Row> {
    const whole = await complete(tx, values as unknown as Partial<RecordValues<Row>>);
    const [row] = await tx.insert(table).values(whole).returning(selection);
    return row as Row;
  }

  async function update(
    tx: Tx,
    { id, versao, values }: RecordRow & { values: Partial<RecordValues<Row>> },
  ): Promise<UpdateResult<Row>> {
    const [saved] = await tx
      .update(table)
      .set(values)
      .where(and(hasId(table.id, id), eq(table.versao, versao)))
      .returning(selection);
    if (saved) return { status: "saved", record: saved as Row };
    const current = await get(tx, id);
    return current ? { status: "conflict", current } : { status: "missing" };
  }

  /** Must be called before any other write. Otherwise two transactions that have locked rows would deadlock. */
  async function lock(tx: Tx): Promise<void> {
    await tx.execute(sql`lock table ${table} in exclusive mode`);
  }

  return {
    table,
    columns: selection,
    get,
    create,
    update,
    lock,

    async all(tx: Tx): Promise<Row[]> {
      const rows = await tx
        .select(selection)
        .from(table as PgTable)
        .orderBy(...orderOf(order));
      return rows as Row[];
    },

    /** @param ids unchecked input; unknown ids are left out */
    async names(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
      const rows = await tx
        .select({ id: table.id, name: sql<string>`${name}` })
        .from(table as PgTable)
        .where(sql`${table.id}::text in ${ids.length > 0 ? ids : [""]}`);
      return new Map(rows.map((row) => [String(row.id), row.name]));
    },

    async list(
      tx: Tx,
      { busca = "", position, where: narrowed }: ListOptions = {},
    ): Promise<RecordPage<Listed>> {
      const found = await searchFor(searchOf(busca, searched), (wanted) =>
        countUpTo(tx, table, and(wanted, narrowed)),
      );
      const { total, isSimilar } = found;
      const where = and(found.where, narrowed);
      const list = { table, columns: listed, where, keys: order, size: PAGE_ROWS, position };
      const page = (await listByKey(tx, list)) as KeyPage<unknown> as KeyPage<Listed>;
      const start = page.previous && parsePosition(order, page.previous);
      const offset = start ? await tx.$count(table, and(where, beyond(order, start))) : 0;
      return { ...page, total, offset, isSimilar };
    },

    /** @returns the deleted record's name; undefined if it does not exist, or the role may not delete it */
    async remove(tx: Tx, id: string): Promise<string | undefined> {
      const [row] = await tx
        .delete(table)
        .where(hasId(table.id, id))
        .returning({ name: sql<string>`${name}` });
      return row?.name;
    },

    async reorder(tx: Tx, move: Move): Promise<Moved | undefined> {
      const ordered = table as OrderedTable;
      // Row locks are not enough: after waiting for one, PostgreSQL still returns the rows in their former order.
      await lock(tx);
      const rows = (await tx
        .select({ id: ordered.id, ordem: ordered.ordem_exibicao, name })
        .from(table as PgTable)
        .orderBy(...orderOf(order))) as { id: string; ordem: number; name: string }[];
      const changes = moveInOrder(rows, move);
      const reordered = moveRow(rows, move);
      if (!changes || !reordered) return undefined;
      if (changes.length > 0) {
        await tx.execute(sql`
          update ${table} as r set ordem_exibicao = wanted.ordem
          from json_to_recordset(${JSON.stringify(changes)}::text::json) as wanted(id uuid, ordem int)
          where r.id = wanted.id`);
      }
      const from = rows.findIndex(({ id }) => id === move.id);
      const to = reordered.findIndex(({ id }) => id === move.id);
      return {
        name: rows[from]?.name ?? "",
        position: to + 1,
        total: rows.length,
        back: to === from ? undefined : targetOf(rows, move.id),
      };
    },

    /** @returns the position of the page that begins (`seguinte`) or ends (`anterior`) with the moved record */
    async pageOf(tx: Tx, { position }: Moved, pagina: Pagina): Promise<ListPosition> {
      const beside = pagina === "seguinte" ? position - 1 : position + 1;
      if (beside < 1) return {};
      const [row] = await tx
        .select({ key: keyOf(order) })
        .from(table as PgTable)
        .orderBy(...orderOf(order))
        .offset(beside - 1)
        .limit(1);
      if (!row) return {};
      const key = encodePosition(Math.ceil(position / PAGE_ROWS), row.key);
      return pagina === "seguinte" ? { depois: key } : { antes: key };
    },

    async nextOrder(tx: Tx): Promise<number> {
      const { ordem_exibicao } = table as OrderedTable;
      const [row] = await tx
        .select({ next: sql<number>`coalesce(max(${ordem_exibicao}), 0) + 1` })
        .from(table as PgTable);
      return row?.next ?? 1;
    },

    /** Overwrites the record with a version from the trail, or inserts a deleted record again. */
    async restore(tx: Tx, id: string, line: number): Promise<RestoreResult> {
      const stored = await readContent(tx, { thing: getTableName(table), record: id, line });
      if (!stored) return { status: "missing" };
      const values = writable(table, stored) as Partial<RecordValues<Row>>;
      const current = await get(tx, id);
      const added = current ? {} : { ...(await complete(tx, values)), id };
      try {
        // A savepoint, because a failed statement would abort the caller's transaction.
        const restored = await tx.transaction((inner) =>
          current
            ? inner.update(table).set(values).where(hasId(table.id, id)).returning(selection)
            : inner.insert(table).values(added).returning(selection),
        );
        return { status: restored.length > 0 ? "restored" : "missing" };
      } catch (error) {
        if (isConstraint(error, `${getTableName(table)}_slug`)) return { status: "taken" };
        throw error;
      }
    },
  };
}

function shownColumns(table: PgTable): Record<string, AnyPgColumn> {
  const columns = Object.entries(getTableColumns(table) as Record<string, AnyPgColumn>);
  return Object.fromEntries(
    columns.filter(([key, { generated }]) => !generated && key !== "atualizado_em"),
  );
}

function nameColumn(table: RecordTable): AnyPgColumn {
  const columns = getTableColumns(table as PgTable) as Record<string, AnyPgColumn>;
  return columns[thingEntry(getTableName(table))?.name ?? "id"] ?? table.id;
}

const COUNTED = new Set(["id", "versao", "atualizado_em", "criado_em"]);

function writable(table: PgTable, stored: Record<string, unknown>): Record<string, unknown> {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([key, { generated }]) => !generated && !COUNTED.has(key) && key in stored,
  );
  return Object.fromEntries(
    columns.map(([key, column]) => [
      key,
      column.dataType === "date" && stored[key] ? new Date(String(stored[key])) : stored[key],
    ]),
  );
}
