import { setImmediate as pause } from "node:timers/promises";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { parseCodigo } from "#domain/agendamentos/codigo.ts";
import { digitsOf } from "#domain/clinica/telefone.ts";
import { nameMatch } from "#domain/search/name-match.ts";
import type { FoundBySearch } from "#server/data/kit/confidential-records.ts";
import type { Tx } from "#server/db/open.ts";
import { agendamentos as table } from "#server/db/schema/agendamentos.ts";
import { bytesListText } from "#server/db/schema/bytes.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import { encryptedAgendamento, telefoneDigits } from "./encrypted-agendamento.ts";

const MOST_COMPARED = 2_000;
const MOST_SIMILAR = 100;
const PORTION = 250;
const TELEPHONE = /^[+\d\s()./-]+$/;

export async function searchAgendamentos(
  tx: Tx,
  typed: string,
  where: SQL | undefined,
): Promise<FoundBySearch> {
  const keys = dataKeysOf(tx);
  const codigo = parseCodigo(typed);
  if (codigo) return exactly(eq(table.codigo_hash, keys.agendamentoHash(codigo)));
  if (TELEPHONE.test(typed) && digitsOf(typed).length >= 8) {
    const [telefone] = keys.telefoneHashes(telefoneDigits(typed));
    return telefone ? exactly(hasAll([telefone])) : exactly(sql`false`);
  }
  const hashes = keys.searchHashes(typed);
  if (hashes.length === 0) return exactly(sql`false`);
  const named = hasAll(hashes);
  const [one] = await tx.select({ id: table.id }).from(table).where(and(named, where)).limit(1);
  return one ? exactly(named) : { where: await similar(tx, typed, where), isSimilar: true };
}

function exactly(where: SQL): FoundBySearch {
  return { where, isSimilar: false };
}

function hasAll(hashes: readonly Uint8Array[]): SQL {
  return sql`${table.busca} @> ${bytesListText(hashes)}::bytea[]`;
}

async function similar(tx: Tx, typed: string, where: SQL | undefined): Promise<SQL> {
  const rows = await tx
    .select({ id: table.id, pedido: table.pedido })
    .from(table)
    .where(where)
    .orderBy(desc(table.recebido_em), table.id)
    .limit(MOST_COMPARED);
  const isMatch = nameMatch(typed);
  const found: string[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % PORTION === PORTION - 1) await pause();
    if (isMatch(encryptedAgendamento.decrypt(tx, row).pedido.nome)) found.push(row.id);
    if (found.length === MOST_SIMILAR) break;
  }
  return sql`${table.id} = any(${`{${found.join(",")}}`}::text::uuid[])`;
}
