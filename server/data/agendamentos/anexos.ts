import { asc, eq, isNull, lt, sql } from "drizzle-orm";
import { ANEXO_DIAS } from "#domain/agendamentos/anexos.ts";
import { documento } from "#domain/registro/documentos.ts";
import { hasId } from "#server/data/kit/has-id.ts";
import { noteReading } from "#server/data/laudos/patient-trail.ts";
import type { Tx } from "#server/db/open.ts";
import { agendamentos, agendamentoAnexos as table } from "#server/db/schema/agendamentos.ts";
import { encryptedAnexo } from "./encrypted-agendamento.ts";

const columns = {
  id: table.id,
  agendamento_id: table.agendamento_id,
  arquivo: table.arquivo,
  versao_chave: table.versao_chave,
  tipo: table.tipo,
  bytes: table.bytes,
  nome: table.nome,
  recebido_em: table.recebido_em,
};

/** Adds no line to the trail: the line about opening the request covers its files' names. */
export async function listAnexosOf(tx: Tx, agendamentoId: string) {
  const rows = await tx
    .select(columns)
    .from(table)
    .where(eq(table.agendamento_id, agendamentoId))
    .orderBy(asc(table.recebido_em), asc(table.id));
  return rows.map((row) => encryptedAnexo.decrypt(tx, row));
}

export async function openAnexo(tx: Tx, id: string) {
  const [row] = await tx.select(columns).from(table).where(hasId(table.id, id));
  if (!row) return undefined;
  noteReading(tx, {
    acao: "viu_anexo_agendamento",
    pacientes: [],
    documentos: [documento("agendamento", row.agendamento_id)],
    dados: ["anexo"],
  });
  return encryptedAnexo.decrypt(tx, row);
}

/** Since when a file serves nobody any more: the request's end, or the file's arrival if nobody took the request. */
const since = sql`coalesce(${agendamentos.encerrado_em},
  case when ${agendamentos.respondido_em} is null then ${table.recebido_em} end)`;

export function listExpiredAnexos(tx: Tx): Promise<{ id: string; arquivo: string }[]> {
  return tx
    .select({ id: table.id, arquivo: table.arquivo })
    .from(table)
    .innerJoin(agendamentos, eq(agendamentos.id, table.agendamento_id))
    .where(lt(since, sql`now() - make_interval(days => ${ANEXO_DIAS}::int)`));
}

/** @returns the bytes of all files whose requests nobody at the clinic has taken yet */
export async function sumUntakenBytes(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${table.bytes}), 0)` })
    .from(table)
    .innerJoin(agendamentos, eq(agendamentos.id, table.agendamento_id))
    .where(isNull(agendamentos.respondido_em));
  return Number(row?.bytes);
}

/** Called after the file was deleted. */
export async function removeAnexo(tx: Tx, id: string): Promise<void> {
  await tx.delete(table).where(eq(table.id, id));
}

export async function listStoredAnexos(tx: Tx): Promise<Set<string>> {
  const rows = await tx.select({ arquivo: table.arquivo }).from(table);
  return new Set(rows.map(({ arquivo }) => arquivo));
}
