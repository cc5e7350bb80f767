/** Encrypts what patients confide, and finds it again by keyed hashes. */
import { createHmac } from "node:crypto";
import { nameTerms, nameWords } from "#domain/name-words.ts";
import { createDataKeys, listDataKeys } from "#server/data/data-keys.ts";
import type { Database } from "#server/db/open.ts";
import { StartupError } from "#server/errors.ts";
import { openBytes, sealBytes } from "./aes-gcm.ts";
import { deriveKey } from "./secret-key.ts";
import { createDataKey, KEY_USES, type KeyUse, unwrapKey } from "./wrapped-key.ts";

/** Where a ciphertext stands; one that was copied to another place does not open there. */
interface Place {
  table: string;
  column: string;
  /** The row's. */
  id: string;
}

export interface DataKeys {
  /** Version of the layout and of the data key, nonce, ciphertext, tag. */
  encrypt(text: string, place: Place): Buffer;
  /** @throws where it stood in another place, was touched, or no key opens it */
  decrypt(sealed: Uint8Array, place: Place): string;
  /**
   * A key of its own for one file, derived from the newest data key; kept with the file is the version.
   * @param purpose names the file: another one is another key
   */
  fileKey(purpose: string, version?: number): { key: Buffer; version: number };
  /** By which a CPF is found: its digits' keyed hash, since a plain hash of eleven digits is soon reversed. */
  cpfHash(cpf: string): Buffer;
  /** @param protocolo as `parseProtocolo` returns it */
  protocoloHash(protocolo: string): Buffer;
  /** Kept with a name: its words, and their beginnings from three letters on. */
  nameHashes(nome: string): Buffer[];
  /** Looked for in the kept ones: all of them have to be there. */
  searchHashes(typed: string): Buffer[];
  /** Of all that was posted: tells the same post again without keeping what was in it. */
  fingerprint(text: string): Buffer;
}

const LAYOUT = 1;
const HEAD_BYTES = 3;
const KEY_BYTES = 32;
/** A shorter hash only lets a stranger's row through to the decrypted comparison, one in 2^64. */
const NAME_HASH_BYTES = 8;

/**
 * Reads the database's data keys; of several copies of the server that start at once one makes them.
 * @throws StartupError in one line when they are wrapped by another SECRET_KEY
 */
export async function openDataKeys(database: Database, secretKey: Buffer): Promise<DataKeys> {
  const rows = await database.as({ role: "sistema" }, async (tx) => {
    const found = await listDataKeys(tx);
    const missing = KEY_USES.filter((uso) => !found.some((row) => row.uso === uso));
    if (missing.length === 0) return found;
    await createDataKeys(
      tx,
      missing.map((uso) => createDataKey(secretKey, uso, 1)),
    );
    return listDataKeys(tx);
  });
  const keys: Record<KeyUse, Map<number, Buffer>> = { cifra: new Map(), busca: new Map() };
  try {
    for (const row of rows) keys[row.uso].set(row.versao, unwrapKey(secretKey, row));
  } catch (cause) {
    throw new StartupError(
      "SECRET_KEY: não abre as chaves dos dados cifrados deste banco; use a chave de antes, ou npm run change-secret-key.",
      { cause },
    );
  }
  return dataKeysOf(keys);
}

function dataKeysOf({ cifra, busca }: Record<KeyUse, Map<number, Buffer>>): DataKeys {
  const newest = Math.max(...cifra.keys());
  const search = busca.get(Math.max(...busca.keys())) as Buffer;
  const keyOf = (version: number) => {
    const key = cifra.get(version);
    if (!key) throw new Error(`no data key ${version}`);
    return key;
  };
  const hash = (purpose: string, text: string) =>
    createHmac("sha256", deriveKey(search, purpose, KEY_BYTES))
      .update(text)
      .digest();
  const nameHash = (term: string) => hash("nome", term).subarray(0, NAME_HASH_BYTES);
  return {
    encrypt(text, place) {
      const head = Buffer.from([LAYOUT, newest >> 8, newest & 0xff]);
      return Buffer.concat([
        head,
        sealBytes(keyOf(newest), contextOf(head, place), Buffer.from(text)),
      ]);
    },
    decrypt(sealed, place) {
      const bytes = Buffer.from(sealed);
      if (bytes[0] !== LAYOUT) throw new Error(`unknown ciphertext layout ${bytes[0]}`);
      const head = bytes.subarray(0, HEAD_BYTES);
      const key = keyOf(head.readUInt16BE(1));
      return openBytes(key, contextOf(head, place), bytes.subarray(HEAD_BYTES)).toString();
    },
    fileKey(purpose, version = newest) {
      return { key: deriveKey(keyOf(version), `file ${purpose}`, KEY_BYTES), version };
    },
    cpfHash: (cpf) => hash("cpf", cpf),
    protocoloHash: (protocolo) => hash("protocolo", protocolo),
    nameHashes: (nome) => nameTerms(nome).map(nameHash),
    searchHashes: (typed) => nameWords(typed).map(nameHash),
    fingerprint: (text) => hash("post", text),
  };
}

/** JSON, so that no two places read alike. */
function contextOf(head: Buffer, { table, column, id }: Place): string {
  return JSON.stringify([...head, table, column, id]);
}
