import type { RouteArgs } from "#app/admin/record/list/list-records.server.ts";
import type { Paciente, PacienteValues } from "#domain/pessoas/pacientes.ts";
import type { z } from "#domain/z.ts";
import { asStaff, type StaffWork } from "#server/auth/as-staff.ts";
import { createPaciente, isCpfTaken, updatePaciente } from "#server/data/pacientes/pacientes.ts";
import type { Tx } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import type { Known } from "./known-paciente.tsx";

export async function createOrOffer(
  args: RouteArgs,
  schema: z.ZodType<PacienteValues & { versao?: number }>,
  to: string,
) {
  const work = await asStaff(args, "create", "pacientes");
  return answerForm(work, {
    schema,
    async do({ versao: _, ...values }, refuse) {
      const made = await createOnce(work, (tx) => createPaciente(tx, values));
      if (made.status === "known") {
        return refuse(409, { more: { known: toKnown(made.paciente) } });
      }
      return redirectWithFlash(work.context, to, "Paciente criado com sucesso!");
    },
  });
}

/** Runs `create` again if another person registered the same CPF in the meantime; the second run finds that patient. */
export async function createOnce<Result>(
  work: StaffWork,
  create: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  try {
    return await work.transaction(create);
  } catch (error) {
    if (!isCpfTaken(error)) throw error;
    return work.transaction(create);
  }
}

/** @throws AppError for the field `cpf` if another patient has this CPF, or for a refused field of the guardian */
export async function updateOnce(tx: Tx, change: PacienteChange) {
  try {
    return await updatePaciente(tx, change);
  } catch (error) {
    throw isCpfTaken(error) ? cpfTaken() : error;
  }
}

interface PacienteChange {
  id: string;
  versao: number;
  values: PacienteValues;
}

function cpfTaken(): AppError {
  return new AppError({
    status: 409,
    id: "cpf-taken",
    message: "Outro paciente já tem este CPF",
    action: "Confira o CPF, ou procure o outro cadastro.",
    field: "cpf",
  });
}

export function toKnown({ id, nome, data_nascimento }: Paciente): Known {
  return { id, nome, data_nascimento };
}
