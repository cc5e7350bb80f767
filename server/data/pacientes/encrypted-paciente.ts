import { hasGuardian, isInFamily, type PacienteValues } from "#domain/pessoas/pacientes.ts";
import { isoDate } from "#domain/texto/datas.ts";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import { encryptedColumns, text } from "#server/data/kit/encrypted-columns.ts";
import type { Tx } from "#server/db/open.ts";
import { pacientes } from "#server/db/schema/pacientes.ts";

export interface StoredPaciente extends PacienteValues {
  responsavel_id: string | null;
}

const columns = encryptedColumns(
  pacientes,
  {
    nome: text,
    cpf: text,
    data_nascimento: text,
    email: text,
    telefone: text,
    responsavel_ate: text,
  },
  (keys, values: StoredPaciente) => {
    const { nome, cpf, data_nascimento } = values;
    const responsavel_hash = guardianHash(keys, values);
    return {
      nome_busca: keys.nameHashes(nome),
      cpf_hash: cpf === null ? null : keys.cpfHash(cpf),
      identidade_hash: cpf === null ? null : keys.identidadeHash(cpf, data_nascimento),
      responsavel_hash,
      na_familia: responsavel_hash !== null && isInFamily(values, isoDate(new Date())),
    };
  },
);

export const encryptedPaciente = {
  decrypt: columns.decrypt,

  /** Leaves out the guardian's name, CPF and e-mail address, which are in the guardian's own record. */
  encrypt(tx: Tx, id: string, values: StoredPaciente, before?: object) {
    const {
      responsavel_nome: _name,
      responsavel_cpf: _cpf,
      responsavel_email: _email,
      ...written
    } = columns.encrypt(tx, id, values, before);
    return written;
  },
};

/** @returns null if there is no guardian, or `responsavel_ate` is past */
export function guardianHash(
  keys: DataKeys,
  {
    responsavel_cpf,
    responsavel_ate,
    data_nascimento,
  }: Pick<PacienteValues, "responsavel_cpf" | "responsavel_ate" | "data_nascimento">,
): Buffer | null {
  if (responsavel_cpf === null || !hasGuardian(responsavel_ate, isoDate(new Date()))) return null;
  return keys.identidadeHash(responsavel_cpf, data_nascimento);
}
