/** The trail, read: admin_master sees all of it, everyone else what they did and what they may edit. */
import { and, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { formatMoment } from "#domain/datas.ts";
import type { ListPosition } from "#domain/list-position.ts";
import { CSV_START, csvLine } from "#server/data/kit/csv.ts";
import { type KeyPage, listByKey, orderOf } from "#server/data/kit/list-by-key.ts";
import type { Tx } from "#server/db/open.ts";
import { trilha as table } from "#server/db/schema/trilha.ts";
import { recordName } from "./trilha-nome.ts";

export interface TrailRow {
  id: number;
  quando: Date;
  usuario_id: string | null;
  /** As it stood then. */
  usuario_nome: string | null;
  acao: string;
  /** The table's name. */
  coisa: string;
  registro: string | null;
  /** What the record is called; null where nothing tells it. */
  nome: string | null;
  antes: Record<string, unknown> | null;
  depois: Record<string, unknown> | null;
  de_onde: string | null;
  pedido: string | null;
}

export interface TrailFilters {
  /** Id of a usuario. */
  person?: string;
  /** A table's name. */
  thing?: string;
  /** One record of the thing. */
  record?: string;
  from?: Date;
  /** Excluded. */
  to?: Date;
}

const PAGE = 50;
const BATCH = 500;

const COLUMNS = {
  id: table.id,
  quando: table.quando,
  usuario_id: table.usuario_id,
  usuario_nome: table.usuario_nome,
  acao: table.acao,
  coisa: table.coisa,
  registro: table.registro,
  nome: recordName,
  antes: sql<TrailRow["antes"]>`${table.antes}`,
  depois: sql<TrailRow["depois"]>`${table.depois}`,
  de_onde: table.de_onde,
  pedido: table.pedido,
};

const NEWEST = [
  { column: table.quando, isDescending: true },
  { column: table.id, isDescending: true },
];

/** Newest first, fifty a page. */
export function listTrail(
  tx: Tx,
  filters: TrailFilters,
  position?: ListPosition,
): Promise<KeyPage<TrailRow>> {
  const where = and(...conditions(filters));
  return listByKey(tx, { table, columns: COLUMNS, where, keys: NEWEST, size: PAGE, position });
}

/** What this person did last. */
export function listMyTrail(tx: Tx, usuarioId: string, limit = 10): Promise<TrailRow[]> {
  return tx
    .select(COLUMNS)
    .from(table)
    .where(eq(table.usuario_id, usuarioId))
    .orderBy(...orderOf(NEWEST))
    .limit(limit);
}

type Run = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const CSV_HEAD = [
  "Quando",
  "Quem",
  "Ação",
  "Coisa",
  "Registro",
  "Nome",
  "Antes",
  "Depois",
  "De onde",
  "Pedido",
];

/**
 * All that fits the filters, newest first, batch by batch: years of it need no more memory than a page.
 * @param run one transaction of whoever asks, for each batch
 */
export function streamTrailCsv(run: Run, filters: TrailFilters): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let last: number | undefined;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(CSV_START + csvLine(CSV_HEAD)));
    },
    async pull(controller) {
      const rows = await run((tx) => listBatch(tx, filters, last));
      if (rows.length > 0) controller.enqueue(encoder.encode(rows.map(toCsv).join("")));
      last = rows.at(-1)?.id;
      if (rows.length < BATCH) controller.close();
    },
  });
}

function listBatch(tx: Tx, filters: TrailFilters, before: number | undefined): Promise<TrailRow[]> {
  const older = before === undefined ? [] : [lt(table.id, before)];
  return tx
    .select(COLUMNS)
    .from(table)
    .where(and(...conditions(filters), ...older))
    .orderBy(desc(table.id))
    .limit(BATCH);
}

function toCsv(row: TrailRow): string {
  const { quando, usuario_nome, acao, coisa, registro, nome, antes, depois, de_onde, pedido } = row;
  const json = (value: object | null) => (value ? JSON.stringify(value) : "");
  return csvLine([
    formatMoment(quando),
    usuario_nome,
    acao,
    coisa,
    registro,
    nome,
    json(antes),
    json(depois),
    de_onde,
    pedido,
  ]);
}

/** Everyone who did something, and every kind of thing, for the filters' choices. */
export async function listTrailChoices(tx: Tx) {
  const people = await tx
    .selectDistinctOn([table.usuario_id], { id: table.usuario_id, nome: table.usuario_nome })
    .from(table)
    .where(sql`${table.usuario_id} is not null`)
    .orderBy(table.usuario_id, desc(table.quando));
  const things = await tx.selectDistinct({ coisa: table.coisa }).from(table).orderBy(table.coisa);
  return {
    people: people.map(({ id, nome }) => ({ id: String(id), nome: nome ?? "" })),
    things: things.map(({ coisa }) => coisa),
  };
}

function conditions({ person, thing, record, from, to }: TrailFilters): SQL[] {
  return [
    person ? sql`${table.usuario_id}::text = ${person}` : undefined,
    thing ? eq(table.coisa, thing) : undefined,
    record ? eq(table.registro, record) : undefined,
    from ? gte(table.quando, from) : undefined,
    to ? lt(table.quando, to) : undefined,
  ].filter((one) => one !== undefined);
}
