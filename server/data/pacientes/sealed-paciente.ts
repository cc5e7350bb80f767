/** A patient's row, from and to what the database keeps: ciphertexts, and the hashes that find them. */
import { isoDate } from "#domain/datas.ts";
import type { Paciente, PacienteValues } from "#domain/pacientes.ts";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import type { pacientes } from "#server/db/schema/pacientes.ts";

type Row = typeof pacientes.$inferSelect;
type Kept = Omit<typeof pacientes.$inferInsert, "id" | "versao" | "criado_em" | "atualizado_em">;

const TABLE = "pacientes";
const FIELDS = [
  "nome",
  "cpf",
  "data_nascimento",
  "email",
  "telefone",
  "responsavel_nome",
  "responsavel_cpf",
  "responsavel_ate",
] as const satisfies (keyof PacienteValues)[];

/** What is read of a row to open it. */
export type SealedPaciente = Pick<Row, (typeof FIELDS)[number] | "id" | "versao" | "criado_em">;

/**
 * @param before the record as it stands, whose unchanged fields keep their ciphertext, so that the trail
 * names only those that changed
 */
export function sealPaciente(
  keys: DataKeys,
  id: string,
  values: PacienteValues,
  before?: { values: PacienteValues; row: SealedPaciente },
): Kept {
  const sealed = Object.fromEntries(
    FIELDS.map((column) => {
      const value = values[column];
      if (before && before.values[column] === value) return [column, before.row[column]];
      return [column, value === null ? null : keys.encrypt(value, { table: TABLE, column, id })];
    }),
  ) as Pick<Row, (typeof FIELDS)[number]>;
  const { cpf, data_nascimento, responsavel_cpf } = values;
  return {
    ...sealed,
    nome_busca: keys.nameHashes(values.nome),
    cpf_hash: cpf === null ? null : keys.cpfHash(cpf),
    identidade_hash: cpf === null ? null : keys.identidadeHash(cpf, data_nascimento),
    responsavel_hash: guardianHash(keys, values),
    responsavel_cpf_hash: responsavel_cpf === null ? null : keys.cpfHash(responsavel_cpf),
  };
}

/** Null once the guardian's last day is over. */
function guardianHash(
  keys: DataKeys,
  { responsavel_cpf, responsavel_ate, data_nascimento }: PacienteValues,
): Buffer | null {
  if (responsavel_cpf === null || responsavel_ate === null) return null;
  if (responsavel_ate < isoDate(new Date())) return null;
  return keys.identidadeHash(responsavel_cpf, data_nascimento);
}

/** @throws where a ciphertext was touched, or stood in another row */
export function openPaciente(keys: DataKeys, row: SealedPaciente): Paciente {
  const { id, versao, criado_em } = row;
  const open = (column: (typeof FIELDS)[number]) => {
    const sealed = row[column];
    return sealed === null ? null : keys.decrypt(sealed, { table: TABLE, column, id });
  };
  const values = Object.fromEntries(FIELDS.map((column) => [column, open(column)]));
  return { id, versao, criado_em, ...(values as unknown as PacienteValues) };
}

/** Of one column, where no more is needed. */
export function openText(
  keys: DataKeys,
  id: string,
  column: (typeof FIELDS)[number],
  sealed: Uint8Array,
): string {
  return keys.decrypt(sealed, { table: TABLE, column, id });
}

/** Of the name alone, where a list shows no more. */
export function openNome(keys: DataKeys, { id, nome }: Pick<Row, "id" | "nome">): string {
  return keys.decrypt(nome, { table: TABLE, column: "nome", id });
}
