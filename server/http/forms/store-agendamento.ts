import {
  type AgendarValues,
  EXAME_DESCONHECIDO,
  PARTICULAR,
  type PedidoSecreto,
} from "#domain/agendamentos/agendamentos.ts";
import { formatTelefone } from "#domain/clinica/telefone.ts";
import { type Attempt, takeAgendamentoMail } from "#server/auth/attempts.ts";
import {
  receiveAgendamento,
  type StoredAnexo,
} from "#server/data/agendamentos/receive-agendamento.ts";
import { exames } from "#server/data/exames/exames.ts";
import { convenios } from "#server/data/plain-lists.ts";
import { mayBeCommitted } from "#server/db/error-kind.ts";
import { AppError } from "#server/errors.ts";
import { removeAnexos } from "#server/files/store-anexos.ts";
import { networkOf } from "#server/http/checks/network-of.ts";
import type { RequestContext } from "#server/http/request-context.ts";

/** The most appointment requests that one and the same form can make. */
const MOST_SENT = 20;

/** @throws AppError at a field whose exam or insurer is no longer on the list */
export async function storeAgendamento(
  { services, origin, address }: RequestContext,
  values: AgendarValues,
  anexos: readonly StoredAnexo[],
  sent: readonly { sha256: string }[],
): Promise<string> {
  const { database, dataKeys, storage } = services;
  let mail: Attempt | undefined;
  const undo = async () => {
    await removeAnexos(storage, anexos);
    if (mail?.isLimited === false) await mail.giveBack().catch(() => {});
  };
  try {
    const pedido = await database.as({ role: "anonimo" }, async (tx): Promise<PedidoSecreto> => {
      const { exame, convenio, nascimento, telefone, email, ...others } = values;
      return {
        ...others,
        data_nascimento: nascimento,
        telefone: formatTelefone(telefone),
        email: email || null,
        exame: exame === EXAME_DESCONHECIDO ? null : chosen(await exames.all(tx), exame, "exame"),
        convenio:
          convenio === PARTICULAR ? null : chosen(await convenios.all(tx), convenio, "convenio"),
      };
    });
    // The code also depends on the sender's network, so that nobody elsewhere gets it by sending the same form.
    const sender = networkOf(address);
    const form = JSON.stringify([sender, pedido, sent.map(({ sha256 }) => sha256)]);
    if (pedido.email !== null) mail = await takeAgendamentoMail(services, pedido.email);
    const origem = mail?.isLimited ? null : origin;
    for (let time = 0; time < MOST_SENT; time++) {
      const codigo = codigoOf(dataKeys.agendamentoLetters(`${time} ${form}`));
      const result = await database.asStranger((tx) =>
        receiveAgendamento(tx, { codigo, pedido, anexos, origem }),
      );
      if (result === "encerrado") continue;
      if (result === "repetido") await undo();
      return codigo;
    }
    throw new Error("the same request was sent too often");
  } catch (error) {
    if (!mayBeCommitted(error)) await undo();
    throw error;
  }
}

function codigoOf(letters: string): string {
  return `A-${letters.slice(0, 5)}-${letters.slice(5)}`;
}

function chosen(
  records: readonly { id: string; nome: string }[],
  id: string,
  field: "exame" | "convenio",
) {
  const record = records.find((one) => one.id === id);
  if (record) return { id, nome: record.nome };
  throw new AppError({
    status: 400,
    id: `${field}-gone`,
    message: "Esta opção acabou de sair da lista. Escolha outra.",
    action: "Escolha outra opção.",
    field,
  });
}
