/**
 * Finding messages by what staff type. All of them are encrypted, so that those which the filters leave are
 * decrypted, newest first and a bounded number of them, and compared in memory.
 */
import { setImmediate as pause } from "node:timers/promises";
import { and } from "drizzle-orm";
import { MOST_SEARCHED } from "#domain/mensagens.ts";
import { nameWords } from "#domain/name-words.ts";
import { parseSearch } from "#domain/search/parse-search.ts";
import { plainText } from "#domain/search/plain-text.ts";
import { textMatch } from "#domain/search/text-match.ts";
import { digitsOf } from "#domain/telefone.ts";
import { orderOf } from "#server/data/kit/list-by-key.ts";
import type { Tx } from "#server/db/open.ts";
import { mensagens as table } from "#server/db/schema/mensagens.ts";
import { type MensagemFilters, NEWEST, narrowed } from "./mensagens.ts";

/** Others are served between two portions. */
const PORTION = 250;

interface Written {
  nome: string;
  telefone: string;
  email: string;
  assunto: string;
  mensagem: string;
  cpf: string;
}

/** Decrypts one. */
export type ReadMensagem = (row: { id: string; cifrada: Uint8Array | null }) => Written;

export interface FoundMensagens {
  /** Newest first. */
  ids: string[];
  /** Nothing has every word: these have words like them. */
  isSimilar: boolean;
  /** Older ones were not looked at. */
  isCut: boolean;
}

export async function searchMensagens(
  tx: Tx,
  read: ReadMensagem,
  { busca, ...filters }: Pick<MensagemFilters, "estado" | "tipo" | "busca">,
): Promise<FoundMensagens> {
  const rows = await tx
    .select({ id: table.id, cifrada: table.cifrada })
    .from(table)
    .where(and(...narrowed(filters)))
    .orderBy(...orderOf(NEWEST))
    .limit(MOST_SEARCHED + 1);
  const isCut = rows.length > MOST_SEARCHED;
  const match = textMatch(busca, parseSearch(busca));
  const texts: { id: string; plain: string }[] = [];
  const all: string[] = [];
  for (const [index, row] of rows.slice(0, MOST_SEARCHED).entries()) {
    if (index % PORTION === PORTION - 1) await pause();
    const plain = searchedText(read(row));
    texts.push({ id: row.id, plain });
    if (match.hasAll(plain)) all.push(row.id);
  }
  if (all.length > 0) return { ids: all, isSimilar: false, isCut };
  const like: string[] = [];
  for (const [index, { id, plain }] of texts.entries()) {
    if (index % PORTION === PORTION - 1) await pause();
    if (match.isLike(plain)) like.push(id);
  }
  return { ids: like, isSimilar: true, isCut };
}

/** Numbers also without what stands between their digits, and a name as it is typed: davila. */
function searchedText({ nome, telefone, email, assunto, mensagem, cpf }: Written): string {
  const parts = [nome, telefone, email, assunto, mensagem, cpf].join("\n");
  const more = [...nameWords(nome), digitsOf(telefone), digitsOf(cpf)].join(" ");
  return `${plainText(parts)} ${more}`;
}
