/** An admin_master reads the whole trail. Other roles read their own acts and the history of records they may read. */

import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { ListPosition } from "#domain/listas/list-position.ts";
import { formatEvento } from "#domain/registro/eventos.ts";
import { CSV_START, csvLine } from "#domain/spreadsheet/csv.ts";
import { formatMoment } from "#domain/texto/datas.ts";
import { hasId } from "#server/data/kit/has-id.ts";
import { type KeyPage, listByKey } from "#server/data/kit/list-by-key.ts";
import type { Tx } from "#server/db/open.ts";
import { trilha as table } from "#server/db/schema/trilha.ts";
import { recordName } from "./trilha-nome.ts";

export interface TrailRow {
  id: number;
  quando: Date;
  usuario_id: string | null;
  usuario_nome: string | null;
  acao: string;
  quantos: number | null;
  coisa: string;
  registro: string | null;
  nome: string | null;
  antes: Record<string, unknown> | null;
  depois: Record<string, unknown> | null;
  de_onde: string | null;
  pedido: string | null;
}

export interface TrailFilters {
  person?: string;
  thing?: string;
  record?: string;
  from?: Date;
  /** The end of the period, exclusive. */
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
  quantos: table.quantos,
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

export function listTrail(
  tx: Tx,
  filters: TrailFilters,
  position?: ListPosition,
): Promise<KeyPage<TrailRow>> {
  return listLines(tx, filters, PAGE, position);
}

function listLines(tx: Tx, filters: TrailFilters, size: number, position?: ListPosition) {
  const where = and(...conditions(filters));
  return listByKey(tx, { table, columns: COLUMNS, where, keys: NEWEST, size, position });
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

export function streamTrailCsv(run: Run, filters: TrailFilters): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let position: ListPosition | undefined = {};
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(CSV_START + csvLine(CSV_HEAD)));
    },
    async pull(controller) {
      const { rows, next } = await run((tx) => listLines(tx, filters, BATCH, position));
      if (rows.length > 0) controller.enqueue(encoder.encode(rows.map(toCsv).join("")));
      position = next;
      if (!next) controller.close();
    },
  });
}

function toCsv(row: TrailRow): string {
  const { quando, usuario_nome, coisa, registro, nome, antes, depois, de_onde, pedido } = row;
  const json = (value: object | null) => (value ? JSON.stringify(value) : "");
  return csvLine([
    formatMoment(quando),
    usuario_nome,
    formatEvento(row.acao, row.quantos),
    coisa,
    registro,
    nome,
    json(antes),
    json(depois),
    de_onde,
    pedido,
  ]);
}

/** Each recursion jumps to the next name in the index, because reading all lines for a few names would take long. */
export async function listTrailChoices(tx: Tx) {
  const people = await tx.execute<{ id: string; nome: string | null }>(sql`
    with recursive person as (
      (select usuario_id, usuario_nome from trilha
        where usuario_id is not null order by usuario_id, quando desc limit 1)
      union all
      select following.* from person cross join lateral (
        select usuario_id, usuario_nome from trilha
        where usuario_id > person.usuario_id order by usuario_id, quando desc limit 1) as following)
    select usuario_id as id, usuario_nome as nome from person`);
  const things = await tx.execute<{ coisa: string }>(sql`
    with recursive thing as (
      (select coisa from trilha order by coisa limit 1)
      union all
      select following.coisa from thing cross join lateral (
        select coisa from trilha where coisa > thing.coisa order by coisa limit 1) as following)
    select coisa from thing`);
  return {
    people: people.map(({ id, nome }) => ({ id, nome: nome ?? "" })),
    things: things.map(({ coisa }) => coisa),
  };
}

function conditions({ person, thing, record, from, to }: TrailFilters): SQL[] {
  return [
    person ? hasId(table.usuario_id, person) : undefined,
    thing ? eq(table.coisa, thing) : undefined,
    record ? eq(table.registro, record) : undefined,
    from ? gte(table.quando, from) : undefined,
    to ? lt(table.quando, to) : undefined,
  ].filter((one) => one !== undefined);
}
