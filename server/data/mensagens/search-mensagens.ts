/** Searches encrypted messages by decrypting the newest ones, up to a limit, and comparing them. */
import { setImmediate as pause } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import { digitsOf } from "#domain/clinica/telefone.ts";
import { MOST_SEARCHED } from "#domain/mensagens/mensagens.ts";
import { nameWords } from "#domain/pessoas/name-words.ts";
import { parseSearch } from "#domain/search/parse-search.ts";
import { plainText } from "#domain/search/plain-text.ts";
import { textMatch } from "#domain/search/text-match.ts";
import type { FoundBySearch } from "#server/data/kit/confidential-records.ts";
import { orderOf } from "#server/data/kit/list-by-key.ts";
import type { Tx } from "#server/db/open.ts";
import { mensagens as table } from "#server/db/schema/mensagens.ts";
import { encryptedMensagem } from "./encrypted-mensagem.ts";

export const ORDER = [{ column: table.recebida_em, isDescending: true }, { column: table.id }];

const PORTION = 250;

export async function searchMensagens(
  tx: Tx,
  typed: string,
  where: SQL | undefined,
): Promise<FoundBySearch> {
  const rows = await tx
    .select({ id: table.id, cifrada: table.cifrada })
    .from(table)
    .where(where)
    .orderBy(...orderOf(ORDER))
    .limit(MOST_SEARCHED + 1);
  const match = textMatch(typed, parseSearch(typed));
  const texts: { id: string; plain: string }[] = [];
  const all: string[] = [];
  for (const [index, row] of rows.slice(0, MOST_SEARCHED).entries()) {
    if (index % PORTION === PORTION - 1) await pause();
    const plain = searchedText(encryptedMensagem.decrypt(tx, row));
    texts.push({ id: row.id, plain });
    if (match.hasAll(plain)) all.push(row.id);
  }
  const isCut = rows.length > MOST_SEARCHED;
  if (all.length > 0) return { ...foundBy(all), isSimilar: false, isCut };
  const like: string[] = [];
  for (const [index, { id, plain }] of texts.entries()) {
    if (index % PORTION === PORTION - 1) await pause();
    if (match.isLike(plain)) like.push(id);
  }
  return { ...foundBy(like), isSimilar: true, isCut };
}

function foundBy(ids: readonly string[]) {
  return {
    where: sql`${table.id} = any(${`{${ids.join(",")}}`}::text::uuid[])`,
    total: ids.length,
  };
}

/** Adds spellings that people type: numbers without punctuation, names without apostrophes (`davila` for D'Ávila). */
function searchedText(written: ReturnType<typeof encryptedMensagem.decrypt>): string {
  const { nome, telefone, email, assunto, mensagem, cpf } = written;
  const parts = [nome, telefone, email, assunto, mensagem, cpf].join("\n");
  const more = [...nameWords(nome), digitsOf(telefone), digitsOf(cpf)].join(" ");
  return `${plainText(parts)} ${more}`;
}
