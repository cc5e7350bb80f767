/**
 * Patients. All that says who they are is encrypted under the server's data keys; found by keyed
 * hashes, which tell nothing without SECRET_KEY.
 */
import { sql } from "drizzle-orm";
import { check, index, pgTable, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { bytes, bytesList } from "./bytes.ts";
import { id, versao } from "./registro.ts";

export const pacientes = pgTable(
  "pacientes",
  {
    id: id(),
    nome: bytes().notNull(),
    /** Of the name's words and of their beginnings. */
    nome_busca: bytesList().notNull(),
    cpf: bytes(),
    cpf_hash: bytes(),
    data_nascimento: bytes().notNull(),
    email: bytes(),
    telefone: bytes(),
    responsavel_nome: bytes(),
    responsavel_cpf: bytes(),
    /** The last day on which the guardian may open what is the child's. */
    responsavel_ate: bytes(),
    /** Of CPF and birth date together, by which a patient gets in. */
    identidade_hash: bytes(),
    /** Of the guardian's CPF and the patient's birth date; emptied when the guardian's time is over. */
    responsavel_hash: bytes(),
    /** Of the guardian's CPF alone, by which staff find who a second child's guardian is. */
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
