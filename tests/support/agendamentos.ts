import { randomUUID } from "node:crypto";
import type { PedidoSecreto } from "#domain/agendamentos/agendamentos.ts";
import {
  receiveAgendamento,
  type StoredAnexo,
} from "#server/data/agendamentos/receive-agendamento.ts";
import type { agendamentoAnexos, agendamentos } from "#server/db/schema/agendamentos.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import type { TestDatabase } from "./database.ts";

export function pedidoSecreto(values: Partial<PedidoSecreto> = {}): PedidoSecreto {
  return {
    nome: "Maria da Conceição Souza",
    data_nascimento: "1980-05-17",
    cpf: null,
    telefone: "(67) 99999-0000",
    email: "maria@exemplo.com.br",
    exame: null,
    convenio: null,
    dias: ["segunda"],
    periodos: ["manha"],
    observacoes: "",
    ...values,
  };
}

export function storedAnexo(values: Partial<StoredAnexo> = {}): StoredAnexo {
  const arquivo = randomUUID();
  return { arquivo, versao_chave: 1, tipo: "imagem", bytes: 1000, nome: "pedido.jpg", ...values };
}

export async function receivedAgendamento(
  { database, superuser }: TestDatabase,
  {
    codigo,
    pedido = pedidoSecreto(),
    anexos = [],
  }: { codigo: string; pedido?: PedidoSecreto; anexos?: StoredAnexo[] },
): Promise<string> {
  const hash = await database.asStranger(async (tx) => {
    await receiveAgendamento(tx, { codigo, pedido, anexos, origem: "https://clinica.test" });
    return dataKeysOf(tx).agendamentoHash(codigo);
  });
  const [row] = await superuser`select id from agendamentos where codigo_hash = ${hash}`;
  return String(row?.id);
}

export async function confirmedAgendamento(
  test: TestDatabase,
  { inicio, ...request }: { codigo: string; pedido: PedidoSecreto; inicio: Date },
): Promise<string> {
  const id = await receivedAgendamento(test, request);
  await test.superuser`update agendamentos set estado = 'proposto' where id = ${id}`;
  await test.superuser`insert into agenda_horarios (agendamento_id, sala_id, inicio, fim, estado, confirmado_em)
    values (${id}, ${randomUUID()}, ${inicio}, ${new Date(inicio.getTime() + HALF_HOUR_MS)}, 'confirmado', now())`;
  await test.superuser`update agendamentos set estado = 'confirmado' where id = ${id}`;
  return id;
}

const HALF_HOUR_MS = 30 * 60 * 1000;
const ROW_ID = "00000000-0000-4000-8000-00000000a9e0";

/** No key can decrypt the row. */
export function agendamentoRow(): typeof agendamentos.$inferInsert {
  const encrypted = Buffer.from("cifrado");
  return {
    id: ROW_ID,
    codigo: encrypted,
    codigo_hash: Buffer.from("codigo"),
    nascimento_hash: Buffer.from("nascimento"),
    pedido: encrypted,
    busca: [Buffer.from("maria")],
    tem_email: false,
  };
}

export function anexoRow(): typeof agendamentoAnexos.$inferInsert {
  const arquivo = "00000000-0000-4000-8000-00000000a9e1";
  const file = { arquivo, versao_chave: 1, bytes: 1000, nome: Buffer.from("cifrado") };
  return { agendamento_id: ROW_ID, tipo: "imagem", ...file };
}
