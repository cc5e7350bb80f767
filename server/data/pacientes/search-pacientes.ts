/**
 * Finding patients by what staff type. A name is looked up by keyed hashes of its words and their
 * beginnings; only where nobody has that name are names decrypted, a bounded number of them, and compared
 * with what may have been typed with an error. So nothing more of a name is kept than its hashes.
 */
import { setImmediate as pause } from "node:timers/promises";
import { desc, eq, type SQL, sql } from "drizzle-orm";
import { parseCpf } from "#domain/cpf.ts";
import { nameWords } from "#domain/name-words.ts";
import { parseProtocolo } from "#domain/protocolo.ts";
import { nameMatch } from "#domain/search/name-match.ts";
import type { FoundBySearch } from "#server/data/kit/confidential-records.ts";
import type { Tx } from "#server/db/open.ts";
import { bytesListText } from "#server/db/schema/bytes.ts";
import { laudos } from "#server/db/schema/laudos.ts";
import { pacientes } from "#server/db/schema/pacientes.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import { encryptedPaciente } from "./encrypted-paciente.ts";

/** How many names are compared at most: first of those that begin alike, then of the newest. */
const MOST_COMPARED = 3_000;
/** Others are served between two portions. */
const PORTION = 250;
const MOST_SIMILAR = 100;
/** Shorter beginnings have no hash. */
const BEGINNING = 3;

/** By name (words in any order, beginnings from three letters on, small errors), whole CPF or protocol. */
export async function searchPacientes(tx: Tx, busca: string): Promise<FoundBySearch> {
  const typed = busca.trim();
  if (typed === "") return { where: undefined, isSimilar: false };
  const number = numberCondition(tx, typed);
  if (number) return { where: number, isSimilar: false };
  const hashes = dataKeysOf(tx).searchHashes(typed);
  if (hashes.length === 0) return { where: sql`false`, isSimilar: false };
  const where = sql`${pacientes.nome_busca} @> ${bytesListText(hashes)}::bytea[]`;
  const [known] = await tx.select({ id: pacientes.id }).from(pacientes).where(where).limit(1);
  if (known) return { where, isSimilar: false };
  const ids = await similarIds(tx, typed);
  return {
    where: sql`${pacientes.id} = any(${`{${ids.join(",")}}`}::text::uuid[])`,
    isSimilar: true,
  };
}

/** A CPF or a protocol is looked for whole, however it is spelled. */
function numberCondition(tx: Tx, typed: string): SQL | undefined {
  const cpf = parseCpf(typed);
  if (cpf) return eq(pacientes.cpf_hash, dataKeysOf(tx).cpfHash(cpf));
  const protocolo = parseProtocolo(typed);
  if (!protocolo) return undefined;
  return sql`${pacientes.id} in (select ${laudos.paciente_id} from ${laudos} where ${laudos.protocolo_hash} = ${dataKeysOf(tx).protocoloHash(protocolo)})`;
}

async function similarIds(tx: Tx, typed: string): Promise<string[]> {
  const beginnings = nameWords(typed)
    .map((word) => [...word].slice(0, BEGINNING).join(""))
    .filter((word) => word.length === BEGINNING);
  const alike = sql`${pacientes.nome_busca} && ${bytesListText(dataKeysOf(tx).searchHashes(beginnings.join(" ")))}::bytea[]`;
  const isMatch = nameMatch(typed);
  const found = await compare(tx, alike, isMatch);
  return found.length > 0 ? found : compare(tx, undefined, isMatch);
}

/** Newest first. */
async function compare(
  tx: Tx,
  where: SQL | undefined,
  isMatch: (nome: string) => boolean,
): Promise<string[]> {
  const rows = await tx
    .select({ id: pacientes.id, nome: pacientes.nome })
    .from(pacientes)
    .where(where)
    .orderBy(sql`${desc(pacientes.criado_em)} nulls last`, pacientes.id)
    .limit(MOST_COMPARED);
  const found: string[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % PORTION === PORTION - 1) await pause();
    if (isMatch(encryptedPaciente.decrypt(tx, row).nome)) found.push(row.id);
    if (found.length === MOST_SIMILAR) break;
  }
  return found;
}
