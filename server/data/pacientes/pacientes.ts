import { eq, getTableColumns, sql } from "drizzle-orm";
import type { Paciente, PacienteValues } from "#domain/pessoas/pacientes.ts";
import { confidentialRecordsOf } from "#server/data/kit/confidential-records.ts";
import { isConstraint } from "#server/data/kit/constraint.ts";
import type { RecordRow, UpdateResult } from "#server/data/kit/records.ts";
import type { Tx } from "#server/db/open.ts";
import { pacientes } from "#server/db/schema/pacientes.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import { encryptedPaciente, type StoredPaciente } from "./encrypted-paciente.ts";
import { encryptedResponsavel, lockGuardian, saveGuardian } from "./responsaveis.ts";
import { searchPacientes } from "./search-pacientes.ts";

const {
  nome_busca: _words,
  cpf_hash: _cpf,
  identidade_hash: _identity,
  responsavel_hash: _guardian,
  na_familia: _family,
  atualizado_em: _saved,
  ...own
} = getTableColumns(pacientes);

const ofGuardian = (column: "nome" | "cpf" | "email") =>
  sql<Uint8Array | null>`(select r.${sql.identifier(column)} from responsaveis as r where r.id = pacientes.responsavel_id)`;

const columns = {
  ...own,
  responsavel_nome: ofGuardian("nome"),
  responsavel_cpf: ofGuardian("cpf"),
  responsavel_email: ofGuardian("email"),
};

type Row = { id: string; responsavel_id: string | null } & Record<
  `responsavel_${"nome" | "cpf" | "email"}`,
  Uint8Array | null
>;

const dados = ["cadastro"] as const;

const records = confidentialRecordsOf<Paciente, StoredPaciente>({
  table: pacientes,
  columns,
  encrypted: {
    encrypt: encryptedPaciente.encrypt,
    decrypt(tx: Tx, { responsavel_nome, responsavel_cpf, responsavel_email, ...row }: Row) {
      const encrypted = { nome: responsavel_nome, cpf: responsavel_cpf, email: responsavel_email };
      const guardian = encryptedResponsavel.decrypt(tx, {
        id: row.responsavel_id ?? "",
        ...encrypted,
      });
      return {
        ...encryptedPaciente.decrypt(tx, row),
        responsavel_nome: guardian.nome,
        responsavel_cpf: guardian.cpf,
        responsavel_email: guardian.email,
      };
    },
  },
  order: [{ column: pacientes.criado_em, isDescending: true }, { column: pacientes.id }],
  search: searchPacientes,
  readings: {
    open: { acao: "abriu_paciente", dados },
    find: { acao: "procurou_paciente", dados },
    list: { acao: "listou_pacientes", dados },
    search: { acao: "procurou_pacientes", dados },
  },
  touched: ({ id }) => ({ pacientes: [id] }),
});

export const { get: getPaciente, list: listPacientes } = records;

/** A change of identity, e-mail or guardian ends the patient's accesses. @throws AppError, or an `isCpfTaken` error */
export async function updatePaciente(
  tx: Tx,
  { values, ...change }: RecordRow & { values: PacienteValues },
): Promise<UpdateResult<Paciente>> {
  await lockGuardian(tx, values.responsavel_cpf);
  return records.update(tx, { ...change, values: () => saveGuardian(tx, values) });
}

export type CreatePacienteResult =
  | { status: "created"; paciente: Paciente }
  | { status: "known"; paciente: Paciente };

/** If a patient with the CPF exists, writes nothing and returns that patient. @throws AppError from `saveGuardian` */
export async function createPaciente(
  tx: Tx,
  values: PacienteValues,
): Promise<CreatePacienteResult> {
  const known = values.cpf === null ? undefined : await findByCpf(tx, values.cpf);
  if (known) return { status: "known", paciente: known };
  await lockGuardian(tx, values.responsavel_cpf);
  const paciente = await records.create(tx, await saveGuardian(tx, values));
  return { status: "created", paciente };
}

export function isCpfTaken(error: unknown): boolean {
  return isConstraint(error, "pacientes_cpf");
}

function findByCpf(tx: Tx, cpf: string): Promise<Paciente | undefined> {
  return records.find(tx, eq(pacientes.cpf_hash, dataKeysOf(tx).cpfHash(cpf)));
}
