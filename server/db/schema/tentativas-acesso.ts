/** Wrong look-ups and requests for codes, counted for limits. A job deletes rows after six months. */
import { sql } from "drizzle-orm";
import { bigint, boolean, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { bytes } from "./bytes.ts";
import { wordCheck } from "./constraints.ts";

const TIPOS = [
  "protocolo",
  "pedido_de_codigo",
  "codigo",
  "agendamento",
  "compartilhamento",
  "segredo",
  "validador",
];

export const tentativasAcesso = pgTable(
  "tentativas_acesso",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    quando: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** The kind of look-up. Code requests with right data count too, or the limit would reveal which data are right. */
    tipo: text().notNull(),
    /** The IP address; for IPv6 its /64 network. */
    rede: text().notNull(),
    de_onde: text(),
    pedido: text(),
    protocolo_hash: bytes(),
    cpf_hash: bytes(),
    /** True if the report or request was already locked by wrong tries; such a try does not prolong the lock. */
    fechado: boolean().notNull().default(false),
  },
  (table) => [
    index("tentativas_acesso_rede").on(table.rede, table.quando),
    index("tentativas_acesso_protocolo").on(table.protocolo_hash, table.quando),
    index("tentativas_acesso_quando").on(table.quando),
    wordCheck("tentativas_acesso_tipo", table.tipo, TIPOS),
  ],
);
