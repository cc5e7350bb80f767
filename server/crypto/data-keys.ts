/** Encrypts what patients confide, and finds it again by keyed hashes. */
import { createHmac } from "node:crypto";
import { nameTerms, nameWords } from "#domain/pessoas/name-words.ts";
import { decryptBytes, encryptBytes } from "./aes-gcm.ts";
import { deriveKey } from "./secret-key.ts";
import { isSameBytes } from "./signature.ts";
import type { KeyUse } from "./wrapped-key.ts";

/** Where a ciphertext stands; one that was copied to another place does not open there. */
interface CellBinding {
  table: string;
  column: string;
  /** The row's. */
  id: string;
}

export interface DataKeys {
  /** Version of the layout and of the data key, nonce, ciphertext, tag. */
  encrypt(text: string, binding: CellBinding): Buffer;
  /** @throws where it stood in another place, was touched, or no key opens it */
  decrypt(encrypted: Uint8Array, binding: CellBinding): string;
  /**
   * A key of its own for one file, derived from the newest data key; kept with the file is the version.
   * @param purpose names the file: another one is another key
   */
  fileKey(purpose: string, version?: number): { key: Buffer; version: number };
  /** By which a CPF is found: its digits' keyed hash, since a plain hash of eleven digits is soon reversed. */
  cpfHash(cpf: string): Buffer;
  /** @param protocolo as `parseProtocolo` returns it */
  protocoloHash(protocolo: string): Buffer;
  /** Of CPF and birth date together: neither alone tells whether anyone is known. */
  identidadeHash(cpf: string, dataNascimento: string): Buffer;
  /** Of a one-time code in the browser that asked for it. */
  codigoHash(pedido: string, codigo: string): Buffer;
  /** Kept with a name: its words, and their beginnings from three letters on. */
  nameHashes(nome: string): Buffer[];
  /** Looked for in the kept ones: all of them have to be there. */
  searchHashes(typed: string): Buffer[];
  /** Of all that was posted: tells the same post again without keeping what was in it. */
  fingerprint(text: string): Buffer;
  /** Signs what a check of the patients' trail found, so that the database alone cannot have written it. */
  signSeal(text: string): Buffer;
  isSignedSeal(text: string, signature: Uint8Array): boolean;
}

const LAYOUT = 1;
const HEAD_BYTES = 3;
const KEY_BYTES = 32;
/** A shorter hash only lets a stranger's row through to the decrypted comparison, one in 2^64. */
const NAME_HASH_BYTES = 8;

/** @param cifra by version, as `busca`; the newest encrypts and hashes, each decrypts */
export function openedDataKeys({ cifra, busca }: Record<KeyUse, Map<number, Buffer>>): DataKeys {
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
  const signSeal = (text: string) => hash("selo da trilha", text);
  return {
    encrypt(text, binding) {
      const head = Buffer.from([LAYOUT, newest >> 8, newest & 0xff]);
      return Buffer.concat([
        head,
        encryptBytes(keyOf(newest), contextOf(head, binding), Buffer.from(text)),
      ]);
    },
    decrypt(encrypted, binding) {
      const bytes = Buffer.from(encrypted);
      if (bytes[0] !== LAYOUT) throw new Error(`unknown ciphertext layout ${bytes[0]}`);
      const head = bytes.subarray(0, HEAD_BYTES);
      const key = keyOf(head.readUInt16BE(1));
      return decryptBytes(key, contextOf(head, binding), bytes.subarray(HEAD_BYTES)).toString();
    },
    fileKey(purpose, version = newest) {
      return { key: deriveKey(keyOf(version), `file ${purpose}`, KEY_BYTES), version };
    },
    cpfHash: (cpf) => hash("cpf", cpf),
    protocoloHash: (protocolo) => hash("protocolo", protocolo),
    identidadeHash: (cpf, dataNascimento) => hash("identidade", `${cpf} ${dataNascimento}`),
    codigoHash: (pedido, codigo) => hash("codigo", `${pedido} ${codigo}`),
    nameHashes: (nome) => nameTerms(nome).map(nameHash),
    searchHashes: (typed) => nameWords(typed).map(nameHash),
    fingerprint: (text) => hash("post", text),
    signSeal,
    isSignedSeal: (text, signature) => isSameBytes(signature, signSeal(text)),
  };
}

/** JSON, so that no two places read alike. */
function contextOf(head: Buffer, { table, column, id }: CellBinding): string {
  return JSON.stringify([...head, table, column, id]);
}
