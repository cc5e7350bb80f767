/** Identifying data is encrypted. It is found by keyed hashes, which are useless without SECRET_KEY. */
import { sql } from "drizzle-orm";
import { check, index, pgTable, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { bytes, bytesList } from "./bytes.ts";
import { id, versao } from "./registro.ts";

export const pacientes = pgTable(
  "pacientes",
  {
    id: id(),
    nome: bytes().notNull(),
    /** Hashes of the name's words and their beginnings. */
    nome_busca: bytesList().notNull(),
    cpf: bytes(),
    cpf_hash: bytes(),
    data_nascimento: bytes().notNull(),
    email: bytes(),
    telefone: bytes(),
    responsavel_nome: bytes(),
    responsavel_cpf: bytes(),
    /** The last day of the guardian's access. */
    responsavel_ate: bytes(),
    /** CPF and birth date together, with which a patient gets access. */
    identidade_hash: bytes(),
    /** The guardian's CPF and the patient's birth date; cleared when the guardian's access ends. */
    responsavel_hash: bytes(),
    /** The guardian's CPF alone, with which staff find a second child's guardian. */
    responsavel_cpf_hash: bytes(),
    criado_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
    ...versao(),
  },
  (table) => [
    uniqueIndex("pacientes_cpf").on(table.cpf_hash),
    index("pacientes_nome_busca").using("gin", table.nome_busca),
    index("pacientes_identidade").on(table.identidade_hash),
    index("pacientes_responsavel").on(table.responsavel_hash),
    index("pacientes_responsavel_cpf").on(table.responsavel_cpf_hash),
    index("pacientes_criado").on(table.criado_em.desc().nullsFirst(), table.id),
    check(
      "pacientes_cpf_inteiro",
      sql`num_nonnulls(${table.cpf}, ${table.cpf_hash}, ${table.identidade_hash}) in (0, 3)`,
    ),
    check(
      "pacientes_responsavel_inteiro",
      sql`num_nonnulls(${table.responsavel_nome}, ${table.responsavel_cpf}, ${table.responsavel_ate}) in (0, 3)`,
    ),
  ],
);
