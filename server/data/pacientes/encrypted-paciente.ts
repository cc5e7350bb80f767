import type { PacienteValues } from "#domain/pessoas/pacientes.ts";
import { isoDate } from "#domain/texto/datas.ts";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import { encryptedColumns, text } from "#server/data/kit/encrypted-columns.ts";
import { pacientes } from "#server/db/schema/pacientes.ts";

export const encryptedPaciente = encryptedColumns(
  pacientes,
  {
    nome: text,
    cpf: text,
    data_nascimento: text,
    email: text,
    telefone: text,
    responsavel_nome: text,
    responsavel_cpf: text,
    responsavel_ate: text,
  },
  (keys, values: PacienteValues) => {
    const { nome, cpf, data_nascimento, responsavel_cpf } = values;
    return {
      nome_busca: keys.nameHashes(nome),
      cpf_hash: cpf === null ? null : keys.cpfHash(cpf),
      identidade_hash: cpf === null ? null : keys.identidadeHash(cpf, data_nascimento),
      responsavel_hash: guardianHash(keys, values),
      responsavel_cpf_hash: responsavel_cpf === null ? null : keys.cpfHash(responsavel_cpf),
    };
  },
);

/** @returns null if the guardian's last day is over */
function guardianHash(
  keys: DataKeys,
  { responsavel_cpf, responsavel_ate, data_nascimento }: PacienteValues,
): Buffer | null {
  if (responsavel_cpf === null || responsavel_ate === null) return null;
  if (responsavel_ate < isoDate(new Date())) return null;
  return keys.identidadeHash(responsavel_cpf, data_nascimento);
}
