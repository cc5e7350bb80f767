import { createOnce } from "#app/admin/pacientes/create-or-offer.server.ts";
import { EXAME_FORA_DA_LISTA, type NovoLaudo } from "#domain/laudos/laudo-registro.ts";
import {
  type LaudoValues,
  PACIENTE_DESCONHECIDO,
  PDF_FORA_DA_FILA,
} from "#domain/laudos/laudos.ts";
import { findListedName } from "#domain/search/suggest-names.ts";
import type { StaffWork } from "#server/auth/as-staff.ts";
import { ArrivalRefused, recordArrival } from "#server/data/agendamentos/arrive.ts";
import { exames } from "#server/data/exames/exames.ts";
import { isConstraint } from "#server/data/kit/constraint.ts";
import { createLaudo, isPacienteMissing, updateLaudo } from "#server/data/laudos/laudos.ts";
import { reservadoOf } from "#server/data/laudos/reserve-laudos.ts";
import { matchVersao } from "#server/data/laudos/versoes.ts";
import { createPaciente } from "#server/data/pacientes/pacientes.ts";
import type { Tx } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";

/** Writes report, patient and PDF in one transaction. @throws AppError for an unlisted exam or a refused guardian */
export async function registerLaudo(work: StaffWork, value: NovoLaudo) {
  try {
    return await createOnce(work, (tx) => createWhole(tx, value));
  } catch (error) {
    if (error instanceof PdfGone) return { status: "no-pdf" as const };
    if (isPacienteMissing(error)) return { status: "no-patient" as const };
    if (error instanceof ArrivalRefused) return { status: "no-arrival" as const };
    throw error;
  }
}

async function createWhole(tx: Tx, value: NovoLaudo) {
  const exame = await listedExame(tx, value);
  let paciente_id: string;
  if (value.quem === "novo") {
    const { nome, cpf, data_nascimento, email, telefone } = value;
    const { responsavel_nome, responsavel_cpf, responsavel_email, responsavel_ate } = value;
    const guardian = { responsavel_nome, responsavel_cpf, responsavel_email, responsavel_ate };
    const person = { nome, cpf, data_nascimento, email, telefone, ...guardian };
    const made = await createPaciente(tx, person);
    if (made.status === "known") return made;
    paciente_id = made.paciente.id;
  } else {
    ({ paciente_id } = value);
  }
  const { data_exame, previsto_para, medico_responsavel, crm, pdf } = value;
  const exam = { exame, data_exame, previsto_para, medico_responsavel, crm };
  const { id } = await createLaudo(tx, { paciente_id, ...exam });
  const { agendamento, agendamento_versao: versao } = value;
  if (agendamento && versao) await recordArrival(tx, { id: agendamento, versao, laudo_id: id });
  if (pdf === null) return { status: "created" as const, id };
  const matched = await matchVersao(tx, { versaoId: pdf, laudoId: id });
  if (matched === "matched") return { status: "created" as const, id };
  throw new PdfGone();
}

class PdfGone extends Error {}

interface Change {
  id: string;
  versao: number;
  values: LaudoValues & { pdf: string | null; reservado: boolean; [EXAME_FORA_DA_LISTA]: string };
}

interface TypedExame {
  exame: string;
  [EXAME_FORA_DA_LISTA]: string;
}

/** @returns the name as the clinic's list writes it. @throws AppError for a new unlisted name that was not confirmed */
async function listedExame(tx: Tx, typed: TypedExame, saved?: string): Promise<string> {
  const { exame } = typed;
  const said = typed[EXAME_FORA_DA_LISTA];
  if (exame === saved || findListedName([said], exame) !== undefined) return exame;
  const names = (await exames.all(tx)).map(({ nome }) => nome);
  const listed = findListedName(names, exame);
  if (listed !== undefined || names.length === 0) return listed ?? exame;
  throw new AppError({
    status: 400,
    id: "exam-unlisted",
    message: "Escolha um exame da lista, ou salve de novo para usar este nome",
    action: "Confira como o exame se chama.",
    field: "exame",
  });
}

/** @throws AppError for a field whose value is refused or can no longer be changed */
export async function updateWhole(tx: Tx, { id, versao, values }: Change) {
  const { pdf, reservado: ticked, [EXAME_FORA_DA_LISTA]: said, ...laudo } = values;
  const typed = { exame: laudo.exame, [EXAME_FORA_DA_LISTA]: said };
  try {
    const saved = await updateLaudo(tx, {
      id,
      versao,
      async values(before) {
        const exame = await listedExame(tx, typed, before.exame);
        const { paciente_id } = laudo;
        return {
          ...laudo,
          exame,
          reservado: await reservadoOf(tx, before, { ticked, paciente_id }),
        };
      },
    });
    if (saved.status !== "saved" || pdf === null) return saved;
    if (saved.record.status !== "em_analise") throw pdfRefused("Use Retificar para trocar o PDF");
    const matched = await matchVersao(tx, { versaoId: pdf, laudoId: id });
    if (matched !== "matched") throw pdfRefused(PDF_FORA_DA_FILA);
    return saved;
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}

function pdfRefused(message: string): AppError {
  const action = "Envie o PDF de novo.";
  return new AppError({ status: 409, id: "pdf-refused", message, action, field: "pdf" });
}

function refusalOf(error: unknown): AppError | undefined {
  if (isConstraint(error, "laudos_paciente_fixo")) {
    return new AppError({
      status: 409,
      id: "patient-fixed",
      message: "Um laudo liberado não troca de paciente: anule e mova",
      action: "Use Anular, e nele Mover para outro paciente.",
      field: "paciente_id",
    });
  }
  if (isPacienteMissing(error)) {
    return new AppError({
      status: 400,
      id: "patient-missing",
      message: PACIENTE_DESCONHECIDO,
      action: "Escolha o paciente de novo.",
      field: "paciente_id",
    });
  }
  if (isConstraint(error, "laudos_liberavel")) {
    return new AppError({
      status: 409,
      id: "doctor-needed",
      message: "Um laudo liberado precisa de médico e CRM",
      action: "Informe os dois.",
      field: "medico_responsavel",
    });
  }
  return undefined;
}
