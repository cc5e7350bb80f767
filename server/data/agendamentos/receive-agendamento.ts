import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { PedidoSecreto } from "#domain/agendamentos/agendamentos.ts";
import type { AnexoTipo } from "#domain/agendamentos/anexos.ts";
import { isConstraint } from "#server/data/kit/constraint.ts";
import type { Tx } from "#server/db/open.ts";
import { bytesListText } from "#server/db/schema/bytes.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import { encryptedAgendamento, encryptedAnexo } from "./encrypted-agendamento.ts";

export interface StoredAnexo {
  arquivo: string;
  versao_chave: number;
  tipo: AnexoTipo;
  bytes: number;
  nome: string;
}

export type ReceiveResult = "recebido" | "repetido" | "encerrado";

/** @param origem the site's URL, for the link in the confirmation mail; null sends no mail */
export async function receiveAgendamento(
  tx: Tx,
  {
    codigo,
    pedido,
    anexos,
    origem,
  }: {
    codigo: string;
    pedido: PedidoSecreto;
    anexos: readonly StoredAnexo[];
    origem: string | null;
  },
): Promise<ReceiveResult> {
  const id = randomUUID();
  const keys = dataKeysOf(tx);
  const written = encryptedAgendamento.encrypt(tx, id, { codigo, pedido });
  const [row] = await tx.execute<{ resultado: ReceiveResult }>(sql`
    select recebe_agendamento(${id}::uuid, ${written.codigo}::bytea, ${keys.agendamentoHash(codigo)}::bytea,
      ${keys.nascimentoHash(codigo, pedido.data_nascimento)}::bytea, ${written.pedido}::bytea,
      ${bytesListText(written.busca ?? [])}::bytea[], ${pedido.email !== null}, ${anexosJson(tx, anexos)}::text::jsonb,
      ${origem}) as resultado`);
  return row?.resultado ?? "repetido";
}

export async function receiveOtherPhoto(tx: Tx, anexos: readonly StoredAnexo[]): Promise<boolean> {
  const [row] = await tx.execute<{ stored: boolean }>(
    sql`select envia_outra_foto(${anexosJson(tx, anexos)}::text::jsonb) as stored`,
  );
  return row?.stored === true;
}

export function isFull(error: unknown): boolean {
  return isConstraint(error, "agendamento_anexos_quantos");
}

function anexosJson(tx: Tx, anexos: readonly StoredAnexo[]): string {
  const rows = anexos.map(({ nome, ...anexo }) => {
    const id = randomUUID();
    const encrypted = encryptedAnexo.encrypt(tx, id, { nome });
    return { id, ...anexo, nome: Buffer.from(encrypted.nome).toString("hex") };
  });
  return JSON.stringify(rows);
}
