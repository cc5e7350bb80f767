/** Finds guardians by CPF, so that the guardian's data need not be typed again for a second child. */
import { desc, eq } from "drizzle-orm";
import { guardianUntil, type PacienteValues } from "#domain/pessoas/pacientes.ts";
import { isoDate } from "#domain/texto/datas.ts";
import { noteReading } from "#server/data/laudos/patient-trail.ts";
import type { Tx } from "#server/db/open.ts";
import { pacientes } from "#server/db/schema/pacientes.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import { AppError } from "#server/errors.ts";
import { encryptedPaciente } from "./encrypted-paciente.ts";

/**
 * The trail records the reading.
 * @returns the name of the guardian with this CPF, as last registered, or of an adult patient
 */
export async function findGuardianName(tx: Tx, cpf: string): Promise<string | undefined> {
  const hash = dataKeysOf(tx).cpfHash(cpf);
  const [child] = await tx
    .select({ id: pacientes.id, responsavel_nome: pacientes.responsavel_nome })
    .from(pacientes)
    .where(eq(pacientes.responsavel_cpf_hash, hash))
    .orderBy(desc(pacientes.criado_em), pacientes.id)
    .limit(1);
  const [own] = child
    ? []
    : await tx
        .select({
          id: pacientes.id,
          nome: pacientes.nome,
          data_nascimento: pacientes.data_nascimento,
        })
        .from(pacientes)
        .where(eq(pacientes.cpf_hash, hash));
  const found = child ?? own;
  if (!found) return undefined;
  noteReading(tx, {
    acao: "procurou_paciente",
    pacientes: [found.id],
    dados: [child ? "responsavel_nome" : "nome"],
  });
  if (child) return encryptedPaciente.decrypt(tx, child).responsavel_nome ?? undefined;
  if (!own) return undefined;
  const { nome, data_nascimento } = encryptedPaciente.decrypt(tx, own);
  const isMinor = guardianUntil(data_nascimento, isoDate(new Date())) !== undefined;
  return isMinor ? undefined : nome;
}

/** Adds the guardian's name, found by CPF. @throws AppError at `responsavel_nome` if the CPF is unknown */
export async function completeGuardian<Values extends PacienteValues>(
  tx: Tx,
  values: Values,
): Promise<Values> {
  const { responsavel_nome, responsavel_cpf } = values;
  if (responsavel_cpf === null || responsavel_nome !== null) return values;
  const nome = await findGuardianName(tx, responsavel_cpf);
  if (nome !== undefined) return { ...values, responsavel_nome: nome };
  throw new AppError({
    status: 400,
    id: "guardian-unnamed",
    message: "Informe o nome do responsável",
    action: "Ele ainda não está em nenhum cadastro.",
    field: "responsavel_nome",
  });
}
