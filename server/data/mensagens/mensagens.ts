import { and, eq, gte, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { ListPosition } from "#domain/listas/list-position.ts";
import {
  type EstadoMensagem,
  MOST_PRINTED,
  PROMISED_HOURS,
  RIGHTS_DAYS,
  SITUACOES_MENSAGEM,
  type SituacaoMensagem,
  type TipoMensagem,
} from "#domain/mensagens/mensagens.ts";
import { documento } from "#domain/registro/documentos.ts";
import { isId } from "#domain/texto/id.ts";
import { confidentialRecordsOf } from "#server/data/kit/confidential-records.ts";
import { hasId } from "#server/data/kit/has-id.ts";
import { countUpTo } from "#server/data/kit/list-by-key.ts";
import type { Tx } from "#server/db/open.ts";
import { mensagens as table } from "#server/db/schema/mensagens.ts";
import { encryptedMensagem } from "./encrypted-mensagem.ts";
import { ORDER, searchMensagens } from "./search-mensagens.ts";

/** True if an answer is still unsent ten minutes after it was written. */
const STUCK = sql<boolean>`exists (select from respostas where respostas.mensagem_id = mensagens.id
  and respostas.enviada_em is null and respostas.escrita_em < now() - interval '10 minutes')`;

type Row = Omit<typeof table.$inferSelect, "impressao" | "atualizado_em"> & {
  temRespostaPresa: boolean;
};
export type Mensagem = ReturnType<typeof encryptedMensagem.decrypt<Row>>;

const dados = ["mensagem"] as const;

const records = confidentialRecordsOf<Mensagem, never>({
  table,
  columns: {
    id: table.id,
    versao: table.versao,
    tipo: table.tipo,
    estado: table.estado,
    pedido: table.pedido,
    cifrada: table.cifrada,
    recebida_em: table.recebida_em,
    respondida_em: table.respondida_em,
    responsavel_id: table.responsavel_id,
    avisada_em: table.avisada_em,
    temRespostaPresa: STUCK,
  },
  encrypted: encryptedMensagem,
  order: ORDER,
  search: searchMensagens,
  size: 25,
  readings: {
    open: { acao: "abriu_mensagem", dados },
    find: { acao: "procurou_mensagens", dados },
    list: { acao: "listou_mensagens", dados: ["lista"] },
    search: { acao: "procurou_mensagens", dados: ["lista"] },
  },
  touched: ({ id }) => ({ documento: documento("mensagem", id) }),
});

export const { get: getMensagem, lock: lockMensagem } = records;

/** Makes a new message `lida`. A second person who opens it at the same moment waits and changes nothing. */
export async function openMensagem(tx: Tx, id: string): Promise<Mensagem | undefined> {
  const isNew = and(hasId(table.id, id), eq(table.estado, "nova"));
  await tx.update(table).set({ estado: "lida" }).where(isNew);
  return records.get(tx, id);
}

export function getMensagemToNotify(tx: Tx, id: string): Promise<Mensagem | undefined> {
  return records.get(tx, id, { acao: "avisou_mensagem", dados });
}

export function getMensagemToAnswer(tx: Tx, id: string): Promise<Mensagem | undefined> {
  return records.get(tx, id, { acao: "respondeu_por_email", dados });
}

export interface MensagemFilters {
  situacao?: SituacaoMensagem | undefined;
  tipo?: TipoMensagem | undefined;
  busca?: string;
  from?: Date | undefined;
  /** The end of the period, exclusive. */
  to?: Date | undefined;
  /** The id of a member of staff who answered. */
  pessoa?: string | undefined;
  /** The id of the owner; null for messages without one. */
  responsavel?: string | null | undefined;
  position?: ListPosition;
}

export function listMensagens(tx: Tx, { busca, position, ...filters }: MensagemFilters = {}) {
  return records.list(tx, { busca, position, where: filtersCondition(filters) });
}

export function listMensagensToPrint(tx: Tx, { busca, ...filters }: MensagemFilters = {}) {
  const reading = { acao: "imprimiu_mensagens", dados } as const;
  const where = filtersCondition(filters);
  return records.list(tx, { busca, where, most: MOST_PRINTED, reading });
}

function filtersCondition(filters: MensagemFilters): SQL | undefined {
  const { situacao, tipo, from, to, pessoa, responsavel } = filters;
  return and(
    situacao && situacaoCondition(situacao),
    tipo && eq(table.tipo, tipo),
    from && gte(table.recebida_em, from),
    to && lt(table.recebida_em, to),
    responsavel === null ? isNull(table.responsavel_id) : undefined,
    responsavel ? eq(table.responsavel_id, responsavel) : undefined,
    pessoa === undefined
      ? undefined
      : sql`exists (select from respostas where respostas.mensagem_id = mensagens.id and respostas.usuario_id = ${pessoa})`,
  );
}

export function situacaoCondition(situacao: SituacaoMensagem): SQL {
  if (situacao === "resposta_presa") return STUCK;
  if (situacao !== "atrasada") return eq(table.estado, situacao);
  return sql`${table.estado} in ('nova', 'lida') and ${table.recebida_em} <= now() - case ${table.tipo}
    when 'direitos' then make_interval(days => ${RIGHTS_DAYS}::int) else make_interval(hours => ${PROMISED_HOURS}::int) end`;
}

export async function countMensagens(tx: Tx): Promise<Record<SituacaoMensagem, number>> {
  const counts: [SituacaoMensagem, number][] = [];
  for (const situacao of SITUACOES_MENSAGEM) {
    counts.push([situacao, await countUpTo(tx, table, situacaoCondition(situacao))]);
  }
  return Object.fromEntries(counts) as Record<SituacaoMensagem, number>;
}

/** Counts up to 100, for the sidebar's `99+`. @param opened the id of a message that is not counted */
export async function countNewMensagens(tx: Tx, opened = ""): Promise<number> {
  const isNew = eq(table.estado, "nova");
  const where = isId(opened) ? and(isNew, ne(table.id, opened)) : isNew;
  return countUpTo(tx, table, where, 99);
}

export async function setEstadoMensagem(
  tx: Tx,
  id: string,
  estado: EstadoMensagem,
): Promise<boolean> {
  // Archiving a message does not change the time of its answer.
  const answered = sql`case when ${estado} = 'respondida' then coalesce(${table.respondida_em}, now()) when ${estado} = 'arquivada' then ${table.respondida_em} end`;
  const rows = await tx
    .update(table)
    .set({ estado, respondida_em: answered })
    .where(hasId(table.id, id))
    .returning({ id: table.id });
  return rows.length > 0;
}

export async function markMensagemNotified(tx: Tx, id: string): Promise<void> {
  await tx.update(table).set({ avisada_em: sql`now()` }).where(eq(table.id, id));
}
