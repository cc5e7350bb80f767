/** Finds names by keyed hashes of their words. If none matches, decrypts and compares a limited number of names. */
import { setImmediate as pause } from "node:timers/promises";
import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { parseProtocolo } from "#domain/laudos/protocolo.ts";
import { MOST_COUNTED } from "#domain/listas/total.ts";
import { parseCpf } from "#domain/pessoas/cpf.ts";
import { nameWords } from "#domain/pessoas/name-words.ts";
import { nameMatch } from "#domain/search/name-match.ts";
import type { FoundBySearch } from "#server/data/kit/confidential-records.ts";
import type { Tx } from "#server/db/open.ts";
import { bytesListText } from "#server/db/schema/bytes.ts";
import { laudos } from "#server/db/schema/laudos.ts";
import { pacientes } from "#server/db/schema/pacientes.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import { encryptedPaciente } from "./encrypted-paciente.ts";

const MOST_ALIKE = 1_500;
const MOST_NEWEST = 3_000;
const PORTION = 250;
const MOST_SIMILAR = 100;
/** A hash is stored for each beginning of a word that has at least this many letters. */
const BEGINNING = 3;

/** If more patients than this have the name, it is faster to read all patients, newest first, until a page is full. */
const FEW = 2_000;

export interface FoundPacientes extends FoundBySearch {
  /** The patients that `where` finds. The list is incomplete if `isWhole` is false. */
  ids: readonly string[];
  isWhole: boolean;
}

export async function searchPacientes(tx: Tx, typed: string): Promise<FoundPacientes> {
  const numbered = await findByNumber(tx, typed);
  if (numbered) return foundOf(numbered);
  const hashes = dataKeysOf(tx).searchHashes(typed);
  if (hashes.length === 0) return foundOf([]);
  const named = await listFound(tx, procura(hashes, { all: true, most: FEW + 1 }));
  if (named.length > FEW) {
    const where = sql`${pacientes.nome_busca} @> ${bytesListText(hashes)}::bytea[]`;
    return { where, ids: named, isWhole: false, total: MOST_COUNTED + 1, isSimilar: false };
  }
  if (named.length > 0) return foundOf(named);
  return { ...foundOf(await similarIds(tx, typed)), isSimilar: true };
}

/** Uses a subquery, because PostgreSQL would compare a plain list with each row. @param column a column of ids */
export function isOneOf(column: AnyPgColumn, ids: readonly string[]): SQL {
  return sql`${column} in (select unnest(${`{${ids.join(",")}}`}::text::uuid[]))`;
}

function foundOf(ids: readonly string[]): FoundPacientes {
  return { where: isOneOf(pacientes.id, ids), ids, isWhole: true, isSimilar: false };
}

async function findByNumber(tx: Tx, typed: string): Promise<string[] | undefined> {
  const cpf = parseCpf(typed);
  const protocolo = parseProtocolo(typed);
  if (!cpf && !protocolo) return undefined;
  const keys = dataKeysOf(tx);
  const rows = cpf
    ? await tx
        .select({ id: pacientes.id })
        .from(pacientes)
        .where(eq(pacientes.cpf_hash, keys.cpfHash(cpf)))
    : await tx
        .select({ id: laudos.paciente_id })
        .from(laudos)
        .where(eq(laudos.protocolo_hash, keys.protocoloHash(protocolo ?? "")));
  return rows.map(({ id }) => id);
}

interface Wanted {
  all: boolean;
  newestFirst?: boolean;
  most: number;
}

/** Finds ids with a database function, because under row-level security PostgreSQL uses no index on arrays. */
function procura(terms: readonly Uint8Array[], { all, newestFirst = false, most }: Wanted): SQL {
  return sql`select procura_pacientes(${bytesListText(terms)}::bytea[], ${all}, ${newestFirst}, ${most}::int) as id`;
}

async function listFound(tx: Tx, ids: SQL): Promise<string[]> {
  return (await tx.execute<{ id: string }>(ids)).map(({ id }) => id);
}

async function similarIds(tx: Tx, typed: string): Promise<string[]> {
  const beginnings = nameWords(typed)
    .map((word) => [...word].slice(0, BEGINNING).join(""))
    .filter((word) => word.length === BEGINNING);
  const terms = dataKeysOf(tx).searchHashes(beginnings.join(" "));
  const alike = [true, false].map((all) =>
    procura(terms, { all, newestFirst: true, most: MOST_ALIKE }),
  );
  const isMatch = nameMatch(typed);
  for (const ids of [...(terms.length > 0 ? alike : []), undefined]) {
    const found = await compare(tx, ids && sql`${pacientes.id} in (${ids})`, isMatch);
    if (found.length > 0) return found;
  }
  return [];
}

async function compare(
  tx: Tx,
  where: SQL | undefined,
  isMatch: (nome: string) => boolean,
): Promise<string[]> {
  const rows = await tx
    .select({ id: pacientes.id, nome: pacientes.nome })
    .from(pacientes)
    .where(where)
    .orderBy(desc(pacientes.criado_em), pacientes.id)
    .limit(MOST_NEWEST);
  const found: string[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % PORTION === PORTION - 1) await pause();
    if (isMatch(encryptedPaciente.decrypt(tx, row).nome)) found.push(row.id);
    if (found.length === MOST_SIMILAR) break;
  }
  return found;
}
