/** A patient's row, from and to what the database keeps: ciphertexts, and the hashes that find them. */
import { isoDate } from "#domain/datas.ts";
import type { Paciente, PacienteValues } from "#domain/pacientes.ts";
import type { Tx } from "#server/db/open.ts";
import type { pacientes } from "#server/db/schema/pacientes.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";

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
  tx: Tx,
  id: string,
  values: PacienteValues,
  before?: { values: PacienteValues; row: SealedPaciente },
): Kept {
  const sealed = Object.fromEntries(
    FIELDS.map((column) => {
      const value = values[column];
      if (before && before.values[column] === value) return [column, before.row[column]];
      return [
        column,
        value === null ? null : dataKeysOf(tx).encrypt(value, { table: TABLE, column, id }),
      ];
    }),
  ) as Pick<Row, (typeof FIELDS)[number]>;
  const { cpf, data_nascimento, responsavel_cpf } = values;
  return {
    ...sealed,
    nome_busca: dataKeysOf(tx).nameHashes(values.nome),
    cpf_hash: cpf === null ? null : dataKeysOf(tx).cpfHash(cpf),
    identidade_hash: cpf === null ? null : dataKeysOf(tx).identidadeHash(cpf, data_nascimento),
    responsavel_hash: guardianHash(tx, values),
    responsavel_cpf_hash: responsavel_cpf === null ? null : dataKeysOf(tx).cpfHash(responsavel_cpf),
  };
}

/** Null once the guardian's last day is over. */
function guardianHash(
  tx: Tx,
  { responsavel_cpf, responsavel_ate, data_nascimento }: PacienteValues,
): Buffer | null {
  if (responsavel_cpf === null || responsavel_ate === null) return null;
  if (responsavel_ate < isoDate(new Date())) return null;
  return dataKeysOf(tx).identidadeHash(responsavel_cpf, data_nascimento);
}

/** @throws where a ciphertext was touched, or stood in another row */
export function openPaciente(tx: Tx, row: SealedPaciente): Paciente {
  const { id, versao, criado_em } = row;
  const open = (column: (typeof FIELDS)[number]) => {
    const sealed = row[column];
    return sealed === null ? null : dataKeysOf(tx).decrypt(sealed, { table: TABLE, column, id });
  };
  const values = Object.fromEntries(FIELDS.map((column) => [column, open(column)]));
  return { id, versao, criado_em, ...(values as unknown as PacienteValues) };
}

/** Of one column, where no more is needed. */
export function openText(
  tx: Tx,
  id: string,
  column: (typeof FIELDS)[number],
  sealed: Uint8Array,
): string {
  return dataKeysOf(tx).decrypt(sealed, { table: TABLE, column, id });
}

/** Of the name alone, where a list shows no more. */
export function openNome(tx: Tx, { id, nome }: Pick<Row, "id" | "nome">): string {
  return dataKeysOf(tx).decrypt(nome, { table: TABLE, column: "nome", id });
}
