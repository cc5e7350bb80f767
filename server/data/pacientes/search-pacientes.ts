/**
 * Names are found by keyed hashes of words and their beginnings, so nothing else of a name is
 * stored; only where none matches, a limited number are decrypted and compared for typing errors.
 */
import { setImmediate as pause } from "node:timers/promises";
import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { parseProtocolo } from "#domain/laudos/protocolo.ts";
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

/** The most names compared: first those that begin alike, then the newest. */
const MOST_COMPARED = 3_000;
/** Other requests run between two portions. */
const PORTION = 250;
const MOST_SIMILAR = 100;
/** Shorter beginnings have no hash. */
const BEGINNING = 3;

/** A name that more patients have is found sooner by reading all, newest first. */
const FEW = 5_000;

export interface FoundPacientes extends FoundBySearch {
  /** All patients that `where` finds; undefined for a frequent name. */
  ids?: readonly string[];
}

/** By name (words in any order, beginnings of three letters, small errors), CPF or protocol. */
export async function searchPacientes(tx: Tx, typed: string): Promise<FoundPacientes> {
  const numbered = await findByNumber(tx, typed);
  if (numbered) return foundOf(numbered);
  const hashes = dataKeysOf(tx).searchHashes(typed);
  if (hashes.length === 0) return foundOf([]);
  const named = await findByTerms(tx, hashes, { all: true, most: FEW + 1 });
  if (named.length > FEW) {
    const where = sql`${pacientes.nome_busca} @> ${bytesListText(hashes)}::bytea[]`;
    return { where, isSimilar: false };
  }
  if (named.length > 0) return foundOf(named);
  return { ...foundOf(await similarIds(tx, typed)), isSimilar: true };
}

/** A subquery, since PostgreSQL compares a list with each row. @param column a patient's id */
export function isOneOf(column: AnyPgColumn, ids: readonly string[]): SQL {
  return sql`${column} in (select unnest(${`{${ids.join(",")}}`}::text::uuid[]))`;
}

function foundOf(ids: readonly string[]): FoundPacientes {
  return { where: isOneOf(pacientes.id, ids), ids, isSimilar: false };
}

/** Finds a whole CPF or protocol, however it is formatted. */
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

/**
 * A function, since under row-level security PostgreSQL uses no index of lists.
 * @returns at most `most` ids, the newest of those that have any of the terms
 */
async function findByTerms(
  tx: Tx,
  terms: readonly Uint8Array[],
  { all, most }: { all: boolean; most: number },
): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(
    sql`select procura_pacientes(${bytesListText(terms)}::bytea[], ${all}, ${most}::int) as id`,
  );
  return rows.map(({ id }) => id);
}

async function similarIds(tx: Tx, typed: string): Promise<string[]> {
  const beginnings = nameWords(typed)
    .map((word) => [...word].slice(0, BEGINNING).join(""))
    .filter((word) => word.length === BEGINNING);
  const terms = dataKeysOf(tx).searchHashes(beginnings.join(" "));
  const alike = await findByTerms(tx, terms, { all: false, most: MOST_COMPARED });
  const isMatch = nameMatch(typed);
  const found = await compare(tx, isOneOf(pacientes.id, alike), isMatch);
  return found.length > 0 ? found : compare(tx, undefined, isMatch);
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
    .limit(MOST_COMPARED);
  const found: string[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % PORTION === PORTION - 1) await pause();
    if (isMatch(encryptedPaciente.decrypt(tx, row).nome)) found.push(row.id);
    if (found.length === MOST_SIMILAR) break;
  }
  return found;
}
