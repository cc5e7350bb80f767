import { asc, sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";
import { agendamentoAnexos, agendamentos as table } from "#server/db/schema/agendamentos.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import { encryptedAgendamento } from "./encrypted-agendamento.ts";

export type LookUpResult = { status: "aberto" | "nada" } | { status: "limite"; segundos: number };

/** @param codigo as `parseCodigo` returns it @param token the token for the new access */
export async function lookUpAgendamento(
  tx: Tx,
  { codigo, nascimento, token }: { codigo: string; nascimento: string; token: string },
): Promise<LookUpResult> {
  const keys = dataKeysOf(tx);
  const [row] = await tx.execute<{ resultado: string; espera: number }>(sql`
    select resultado, espera from procura_agendamento(${keys.agendamentoHash(codigo)}::bytea,
      ${keys.nascimentoHash(codigo, nascimento)}::bytea, ${token})`);
  if (row?.resultado === "limite") return { status: "limite", segundos: row.espera };
  return { status: row?.resultado === "aberto" ? "aberto" : "nada" };
}

/** Renews the access. @returns false if it has ended */
export async function useAgendamentoAccess(tx: Tx): Promise<boolean> {
  const [row] = await tx.execute<{ id: string | null }>(sql`select usa_acesso_agendamento() as id`);
  return row?.id != null;
}

const OWN = {
  id: table.id,
  versao: table.versao,
  respostas: table.respostas,
  seguranca: table.seguranca,
  codigo: table.codigo,
  estado: table.estado,
  pedido: table.pedido,
  autorizacao_prazo: table.autorizacao_prazo,
  foto_motivo: table.foto_motivo,
  motivo: table.motivo,
  recebido_em: table.recebido_em,
  lista_espera_em: table.lista_espera_em,
};

/** Row-level security shows only the request that the patient opened, and none once the access has ended. */
export async function getOwnAgendamento(tx: Tx) {
  const [row] = await tx.select(OWN).from(table);
  if (!row) return undefined;
  const anexos = await tx
    .select({ tipo: agendamentoAnexos.tipo })
    .from(agendamentoAnexos)
    .orderBy(asc(agendamentoAnexos.recebido_em));
  return { ...encryptedAgendamento.decrypt(tx, row), anexos: anexos.length };
}

export type OwnAgendamento = NonNullable<Awaited<ReturnType<typeof getOwnAgendamento>>>;

export async function giveUpAgendamento(tx: Tx): Promise<boolean> {
  const [row] = await tx.execute<{ done: boolean }>(sql`select desiste_agendamento() as done`);
  return row?.done === true;
}
