/** Messages as those who answer them see them, within row-level security. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { ListPosition } from "#domain/list-position.ts";
import { ESTADOS, type EstadoMensagem, type TipoMensagem } from "#domain/mensagens.ts";
import { z } from "#domain/z.ts";
import { countUpTo, listByKey } from "#server/data/kit/list-by-key.ts";
import type { Tx } from "#server/db/open.ts";
import { mensagens as table } from "#server/db/schema/mensagens.ts";

export interface MensagemFilters {
  estado?: EstadoMensagem;
  tipo?: TipoMensagem;
  /** What was typed; looked for by `searchMensagens`. */
  busca: string;
}

const PAGE_ROWS = 25;

/** What was sent as an id may be anything; PostgreSQL takes offence at what is none. */
const isUuid = (id: string) => z.uuid().safeParse(id).success;

/** An answer that was written so long ago and has not left: whoever wrote it has looked away by then. */
const STUCK = sql<boolean>`exists (select from respostas where respostas.mensagem_id = mensagens.id
  and respostas.enviada_em is null and respostas.escrita_em < now() - interval '10 minutes')`;

export const NEWEST = [{ column: table.recebida_em, isDescending: true }, { column: table.id }];

/** Newest first. @param ids those that a search found; all that fit the filters without */
export async function listMensagens(
  tx: Tx,
  filters: Pick<MensagemFilters, "estado" | "tipo">,
  { position, ids }: { position?: ListPosition; ids?: readonly string[] } = {},
) {
  const isFound = ids && sql`${table.id} = any(${`{${ids.join(",")}}`}::text::uuid[])`;
  const where = and(...narrowed(filters), isFound);
  const columns = { ...COLUMNS, temRespostaPresa: STUCK };
  return listByKey(tx, { table, columns, where, keys: NEWEST, size: PAGE_ROWS, position });
}

/** What the filters leave. */
export function narrowed({ estado, tipo }: Pick<MensagemFilters, "estado" | "tipo">): SQL[] {
  const wanted = [estado && eq(table.estado, estado), tipo && eq(table.tipo, tipo)];
  return wanted.filter((one) => one !== undefined);
}

/** How many there are in each state, as `countUpTo` counts them. */
export async function countMensagens(tx: Tx): Promise<Record<EstadoMensagem, number>> {
  const counts: [EstadoMensagem, number][] = [];
  for (const estado of ESTADOS) {
    counts.push([estado, await countUpTo(tx, table, eq(table.estado, estado))]);
  }
  return Object.fromEntries(counts) as Record<EstadoMensagem, number>;
}

/** For the sidebar, which shows no more than `99+`. */
export async function countNewMensagens(tx: Tx): Promise<number> {
  return countUpTo(tx, table, eq(table.estado, "nova"), 99);
}

export async function getMensagem(tx: Tx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select(COLUMNS).from(table).where(eq(table.id, id));
  return row;
}

/** @returns whether there is such a message */
export async function setEstadoMensagem(
  tx: Tx,
  id: string,
  estado: EstadoMensagem,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  // When it was answered stays, also once it is archived.
  const answered = sql`case when ${estado} = 'respondida' then coalesce(${table.respondida_em}, now()) when ${estado} = 'arquivada' then ${table.respondida_em} end`;
  const rows = await tx
    .update(table)
    .set({ estado, respondida_em: answered })
    .where(eq(table.id, id))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** The server's own: the notice to the clinic left. */
export async function markMensagemNotified(tx: Tx, id: string): Promise<void> {
  await tx.update(table).set({ avisada_em: sql`now()` }).where(eq(table.id, id));
}

const COLUMNS = {
  id: table.id,
  tipo: table.tipo,
  estado: table.estado,
  pedido: table.pedido,
  cifrada: table.cifrada,
  recebida_em: table.recebida_em,
  respondida_em: table.respondida_em,
  avisada_em: table.avisada_em,
};
