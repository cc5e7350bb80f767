/** Patients. Identifying data is encrypted, and found by keyed hashes, which are useless without SECRET_KEY. */
import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes, bytesList } from "./bytes.ts";
import { id, versao } from "./registro.ts";
import { responsaveis } from "./responsaveis.ts";

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
    responsavel_id: uuid().references(() => responsaveis.id),
    /** The last day of the guardian's access. */
    responsavel_ate: bytes(),
    /** A hash of CPF and birth date, by which a patient gets access. */
    identidade_hash: bytes(),
    /** A hash of the guardian's CPF and the patient's birth date; cleared when the guardian's access ends. */
    responsavel_hash: bytes(),
    /** True while the guardian's code opens this patient's reports: under age, and before the guardian's last day. */
    na_familia: boolean().notNull().default(false),
    criado_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
    ...versao(),
  },
  (table) => [
    uniqueIndex("pacientes_cpf").on(table.cpf_hash),
    index("pacientes_nome_busca").using("gin", table.nome_busca),
    index("pacientes_identidade").on(table.identidade_hash),
    index("pacientes_responsavel").on(table.responsavel_hash),
    index("pacientes_responsavel_id").on(table.responsavel_id),
    index("pacientes_criado").on(table.criado_em.desc().nullsFirst(), table.id),
    check(
      "pacientes_cpf_inteiro",
      sql`num_nonnulls(${table.cpf}, ${table.cpf_hash}, ${table.identidade_hash}) in (0, 3)`,
    ),
    check(
      "pacientes_responsavel_inteiro",
      sql`num_nonnulls(${table.responsavel_id}, ${table.responsavel_ate}) in (0, 2)`,
    ),
    check(
      "pacientes_na_familia",
      sql`not ${table.na_familia} or num_nonnulls(${table.responsavel_id}, ${table.responsavel_hash}) = 2`,
    ),
  ],
);
