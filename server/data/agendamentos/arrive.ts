import { guardianUntil } from "#domain/pessoas/pacientes.ts";
import { plainText } from "#domain/search/plain-text.ts";
import { isoDate } from "#domain/texto/datas.ts";
import { createLaudo, getLaudoStatus } from "#server/data/laudos/laudos.ts";
import { type CreatePacienteResult, createPaciente } from "#server/data/pacientes/pacientes.ts";
import type { Tx } from "#server/db/open.ts";
import { type Agendamento, getAgendamento } from "./agendamentos.ts";
import { type ChangeResult, changeAgendamento } from "./change-agendamento.ts";

interface Arrival {
  id: string;
  versao: number;
}

type ArrivalResult =
  /** `isEmailNew` is true if a patient was created with the e-mail address from the public form. */
  | (ChangeResult & { isEmailNew?: boolean })
  /** A member of staff has to say who the patient is, or which exam it is. */
  | { status: "unclear" };

/** Must run in its own transaction, which an error rolls back. @throws ArrivalRefused, or what `isCpfTaken` detects */
export async function arrive(tx: Tx, arrival: Arrival): Promise<ArrivalResult> {
  const request = await getAgendamento(tx, arrival.id);
  if (!request) return { status: "missing" };
  if (await hasLaudo(tx, request)) return changeAgendamento(tx, { ...arrival, para: "chegou" });
  const { exame } = request.pedido;
  const made = exame && (await clearPaciente(tx, request.pedido));
  if (!made) return { status: "unclear" };
  const { paciente } = made;
  const { id } = await createLaudo(tx, {
    paciente_id: paciente.id,
    exame: exame.nome,
    data_exame: isoDate(new Date()),
    previsto_para: null,
    medico_responsavel: "",
    crm: "",
  });
  const saved = await recordArrival(tx, { ...arrival, laudo_id: id });
  return { ...saved, isEmailNew: made.status === "created" && paciente.email !== null };
}

export async function hasLaudo(
  tx: Tx,
  { laudo_id }: Pick<Agendamento, "laudo_id">,
): Promise<boolean> {
  const laudo = laudo_id === null ? undefined : await getLaudoStatus(tx, laudo_id);
  return laudo !== undefined && laudo.status !== "anulado";
}

export async function recordArrival(
  tx: Tx,
  { laudo_id, ...arrival }: Arrival & { laudo_id: string },
): Promise<ChangeResult> {
  const result = await changeAgendamento(tx, { ...arrival, para: "chegou", values: { laudo_id } });
  if (result.status !== "saved") throw new ArrivalRefused(result);
  return result;
}

export class ArrivalRefused extends Error {
  readonly result: ChangeResult;

  constructor(result: ChangeResult) {
    super(`the arrival is ${result.status}`);
    this.result = result;
  }
}

async function clearPaciente(
  tx: Tx,
  pedido: Agendamento["pedido"],
): Promise<CreatePacienteResult | undefined> {
  const { nome, cpf, data_nascimento, telefone, email } = pedido;
  if (cpf === null || guardianUntil(data_nascimento, isoDate(new Date()))) return undefined;
  const guardian = {
    responsavel_nome: null,
    responsavel_cpf: null,
    responsavel_email: null,
    responsavel_ate: null,
  };
  const made = await createPaciente(tx, {
    nome,
    cpf,
    data_nascimento,
    telefone,
    email,
    ...guardian,
  });
  const { paciente } = made;
  const isSame =
    paciente.data_nascimento === data_nascimento && plainText(paciente.nome) === plainText(nome);
  return isSame ? made : undefined;
}
