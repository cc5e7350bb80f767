import { eq, getTableColumns } from "drizzle-orm";
import type { Paciente, PacienteValues } from "#domain/pessoas/pacientes.ts";
import { confidentialRecordsOf } from "#server/data/kit/confidential-records.ts";
import { isConstraint } from "#server/data/kit/constraint.ts";
import type { Tx } from "#server/db/open.ts";
import { pacientes } from "#server/db/schema/pacientes.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import { encryptedPaciente } from "./encrypted-paciente.ts";
import { searchPacientes } from "./search-pacientes.ts";

const {
  nome_busca: _words,
  cpf_hash: _cpf,
  identidade_hash: _identity,
  responsavel_hash: _guardian,
  responsavel_cpf_hash: _guardianCpf,
  atualizado_em: _saved,
  ...columns
} = getTableColumns(pacientes);

const dados = ["cadastro"] as const;

const records = confidentialRecordsOf<Paciente, PacienteValues>({
  table: pacientes,
  columns,
  encrypted: encryptedPaciente,
  order: [{ column: pacientes.criado_em, isDescending: true }, { column: pacientes.id }],
  search: searchPacientes,
  readings: {
    open: { acao: "abriu_paciente", dados },
    find: { acao: "procurou_paciente", dados },
    list: { acao: "listou_pacientes", dados },
    search: { acao: "procurou_pacientes", dados },
  },
  touched: ({ id }) => ({ paciente: id }),
});

/**
 * `updatePaciente` throws if another patient has the CPF (`isCpfTaken`), and ends open accesses if CPF, birth date or
 * guardian change.
 */
export const { get: getPaciente, list: listPacientes, update: updatePaciente } = records;

export type CreatePacienteResult =
  | { status: "created"; paciente: Paciente }
  | { status: "known"; paciente: Paciente };

/** Writes nothing if a patient with the CPF exists, and returns that patient. */
export async function createPaciente(
  tx: Tx,
  values: PacienteValues,
): Promise<CreatePacienteResult> {
  const known = values.cpf === null ? undefined : await findByCpf(tx, values.cpf);
  if (known) return { status: "known", paciente: known };
  return { status: "created", paciente: await records.create(tx, values) };
}

/** True if a write failed because another patient has this CPF, as when two people register a patient at once. */
export function isCpfTaken(error: unknown): boolean {
  return isConstraint(error, "pacientes_cpf");
}

/** @param cpf eleven digits */
function findByCpf(tx: Tx, cpf: string): Promise<Paciente | undefined> {
  return records.find(tx, eq(pacientes.cpf_hash, dataKeysOf(tx).cpfHash(cpf)));
}
