/** Messages as those who answer them see them, within row-level security. */
import { and, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { EstadoMensagem, TipoMensagem } from "#domain/mensagens.ts";
import { z } from "#domain/z.ts";
import type { Tx } from "#server/db/open.ts";
import { mensagens as table } from "#server/db/schema/mensagens.ts";

export interface MensagemFilters {
  estado?: EstadoMensagem;
  tipo?: TipoMensagem;
  /** What was typed; looked for by `searchMensagens`. */
  busca: string;
  pagina: number;
}

const PAGE_ROWS = 25;

/** What was sent as an id may be anything; PostgreSQL takes offence at what is none. */
const isUuid = (id: string) => z.uuid().safeParse(id).success;

/** An answer that was written so long ago and has not left: whoever wrote it has looked away by then. */
const STUCK = sql<boolean>`exists (select from respostas where respostas.mensagem_id = mensagens.id
  and respostas.enviada_em is null and respostas.escrita_em < now() - interval '10 minutes')`;

/** Newest first. @param ids those that a search found; all that fit the filters without */
export async function listMensagens(
  tx: Tx,
  { pagina, ...filters }: Pick<MensagemFilters, "estado" | "tipo" | "pagina">,
  ids?: readonly string[],
) {
  const from = (pagina - 1) * PAGE_ROWS;
  const onPage = ids?.slice(from, from + PAGE_ROWS);
  const where = onPage ? inArray(table.id, [...onPage]) : and(...narrowed(filters));
  const rows = await tx
    .select({ ...COLUMNS, temRespostaPresa: STUCK })
    .from(table)
    .where(where)
    .orderBy(desc(table.recebida_em), table.id)
    .limit(PAGE_ROWS + 1)
    .offset(ids ? 0 : from);
  const hasNext = ids ? ids.length > from + PAGE_ROWS : rows.length > PAGE_ROWS;
  return { rows: rows.slice(0, PAGE_ROWS), hasNext };
}

/** What the filters leave. */
export function narrowed({ estado, tipo }: Pick<MensagemFilters, "estado" | "tipo">): SQL[] {
  const wanted = [estado && eq(table.estado, estado), tipo && eq(table.tipo, tipo)];
  return wanted.filter((one) => one !== undefined);
}

/** How many there are in each state. */
export async function countMensagens(tx: Tx): Promise<Record<EstadoMensagem, number>> {
  const rows = await tx
    .select({ estado: table.estado, n: count() })
    .from(table)
    .groupBy(table.estado);
  const found = Object.fromEntries(rows.map(({ estado, n }) => [estado, n]));
  return { nova: 0, lida: 0, respondida: 0, arquivada: 0, ...found };
}

/** For the sidebar. */
export async function countNewMensagens(tx: Tx): Promise<number> {
  return tx.$count(table, eq(table.estado, "nova"));
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
