import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import { nameTerms, nameWords } from "#domain/pessoas/name-words.ts";
import { plainText } from "#domain/search/plain-text.ts";
import { decryptBytes, encryptBytes } from "./aes-gcm.ts";
import { deriveKey } from "./secret-key.ts";
import { isSameBytes } from "./signature.ts";
import type { KeyUse } from "./wrapped-key.ts";

/** Binds a ciphertext to its column and row: copied elsewhere, it does not decrypt. */
interface CellBinding {
  table: string;
  column: string;
  id: string;
}

export interface DataKeys {
  encrypt(text: string, binding: CellBinding): Buffer;
  decrypt(encrypted: Uint8Array, binding: CellBinding): string;
  /** @param purpose the file's name in storage @param version from the file's row; none for a new file */
  fileKey(purpose: string, version?: number): { key: Buffer; version: number };
  /** A keyed hash, because anyone can reverse a plain hash of eleven digits by trying all numbers. */
  cpfHash(cpf: string): Buffer;
  /** @param protocolo the result of `parseProtocolo` */
  protocoloHash(protocolo: string): Buffer;
  /** An exam's names that differ only in case and accents have the same hash. */
  exameHash(exame: string): Buffer;
  /** A hash of CPF and birth date together, so that neither alone reveals whether a person is known. */
  identidadeHash(cpf: string, dataNascimento: string): Buffer;
  /** A hash of a one-time code and the requesting browser's token, so that no other browser can use the code. */
  codigoHash(pedido: string, codigo: string): Buffer;
  agendamentoLetters(fingerprint: string): string;
  /** The 128-bit code of a report's version in 26 characters. It is computed from the version's id. */
  documentoCode(versaoId: string): string;
  /** @param codigo the result of `parseCodigoDocumento`, without separators */
  documentoHash(codigo: string): Buffer;
  /** The six digits with which the government's signature validator may read a PDF. @param documento the PDF's code */
  validadorCode(documento: string): string;
  /** @param codigo the result of `parseCodigo` */
  agendamentoHash(codigo: string): Buffer;
  nascimentoHash(codigo: string, dataNascimento: string): Buffer;
  compartilhamentoLetters(segredo: string): string;
  segredoHash(segredo: string): Buffer;
  /** @param codigo the result of `parseCodigo` for shares (compartilhamentos) */
  compartilhamentoHash(codigo: string): Buffer;
  /** A hash of a share's PIN and code together, so that equal PINs of two shares differ. */
  senhaHash(codigo: string, senha: string): Buffer;
  uidHash(nivel: "estudo" | "parte" | "serie" | "imagem", uid: string): Buffer;
  /** Hashes of a telephone number with and without its area code; none for fewer than 8 digits. */
  telefoneHashes(digits: string): Buffer[];
  /** Hashes of the name's words, and of their beginnings of three or more letters. */
  nameHashes(nome: string): Buffer[];
  /** The hashes to search for; a stored name matches if it has all of them. */
  searchHashes(typed: string): Buffer[];
  fingerprint(text: string): Buffer;
  /** Signs a checkpoint of the patients' audit trail. Access to the database alone does not allow forging one. */
  signSeal(text: string): Buffer;
  isSignedSeal(text: string, signature: Uint8Array): boolean;
}

const LAYOUT = 1;
const HEAD_BYTES = 3;
const KEY_BYTES = 32;
/** A collision (one in 2^64) only adds a wrong row, which is dropped when the decrypted names are compared. */
const NAME_HASH_BYTES = 8;
const DOCUMENT_BYTES = 16;
const DOCUMENT_LETTERS = 26;
const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** @param cifra encryption keys by version; the newest encrypts @param busca keys for hashes, also by version */
export function openedDataKeys({ cifra, busca }: Record<KeyUse, Map<number, Buffer>>): DataKeys {
  const newest = Math.max(...cifra.keys());
  const search = busca.get(Math.max(...busca.keys())) as Buffer;
  // Keys are imported once, because importing one takes five times as long as encrypting a value.
  const imported = new Map([...cifra].map(([version, key]) => [version, createSecretKey(key)]));
  const keyOf = <Key>(keys: Map<number, Key>, version: number) => {
    const key = keys.get(version);
    if (!key) throw new Error(`no data key ${version}`);
    return key;
  };
  const hashKeys = new Map<string, KeyObject>();
  const hashKeyOf = (purpose: string) => {
    const key = hashKeys.get(purpose) ?? createSecretKey(deriveKey(search, purpose, KEY_BYTES));
    hashKeys.set(purpose, key);
    return key;
  };
  const hash = (purpose: string, text: string) =>
    createHmac("sha256", hashKeyOf(purpose)).update(text).digest();
  const nameHash = (term: string) => hash("nome", term).subarray(0, NAME_HASH_BYTES);
  const signSeal = (text: string) => hash("selo da trilha", text);
  return {
    encrypt(text, binding) {
      const head = Buffer.from([LAYOUT, newest >> 8, newest & 0xff]);
      return Buffer.concat([
        head,
        encryptBytes(keyOf(imported, newest), contextOf(head, binding), Buffer.from(text)),
      ]);
    },
    decrypt(encrypted, binding) {
      const bytes = Buffer.from(encrypted);
      if (bytes[0] !== LAYOUT) throw new Error(`unknown ciphertext layout ${bytes[0]}`);
      const head = bytes.subarray(0, HEAD_BYTES);
      const key = keyOf(imported, head.readUInt16BE(1));
      return decryptBytes(key, contextOf(head, binding), bytes.subarray(HEAD_BYTES)).toString();
    },
    fileKey(purpose, version = newest) {
      return { key: deriveKey(keyOf(cifra, version), `file ${purpose}`, KEY_BYTES), version };
    },
    cpfHash: (cpf) => hash("cpf", cpf),
    protocoloHash: (protocolo) => hash("protocolo", protocolo),
    exameHash: (exame) => hash("exame", plainText(exame).trim()),
    identidadeHash: (cpf, dataNascimento) => hash("identidade", `${cpf} ${dataNascimento}`),
    codigoHash: (pedido, codigo) => hash("codigo", `${pedido} ${codigo}`),
    agendamentoLetters: (fingerprint) => letters(hash("letras do agendamento", fingerprint)),
    documentoCode: (versaoId) =>
      crockford128(hash("codigo do documento", versaoId).subarray(0, DOCUMENT_BYTES)),
    documentoHash: (codigo) => hash("documento", codigo),
    // With 48 random bits, the modulo makes no code noticeably likelier than another.
    validadorCode: (documento) =>
      String(hash("codigo do validador", documento).readUIntBE(0, 6) % 1_000_000).padStart(6, "0"),
    agendamentoHash: (codigo) => hash("agendamento", codigo),
    nascimentoHash: (codigo, dataNascimento) =>
      hash("nascimento do agendamento", `${codigo} ${dataNascimento}`),
    compartilhamentoLetters: (segredo) => letters(hash("letras do compartilhamento", segredo)),
    segredoHash: (segredo) => hash("segredo do compartilhamento", segredo),
    compartilhamentoHash: (codigo) => hash("compartilhamento", codigo),
    senhaHash: (codigo, senha) => hash("senha do compartilhamento", `${codigo} ${senha}`),
    uidHash: (nivel, uid) => hash(`uid de ${nivel}`, uid),
    telefoneHashes: (digits) => telefoneTerms(digits).map((term) => nameHash(`telefone ${term}`)),
    nameHashes: (nome) => nameTerms(nome).map(nameHash),
    searchHashes: (typed) => nameWords(typed).map(nameHash),
    fingerprint: (text) => hash("post", text),
    signSeal,
    isSignedSeal: (text, signature) => isSameBytes(signature, signSeal(text)),
  };
}

function letters(bytes: Buffer): string {
  return Array.from(bytes.subarray(0, 10), (byte) => CROCKFORD.charAt(byte & 31)).join("");
}

function crockford128(bytes: Uint8Array): string {
  let rest = BigInt(`0x${Buffer.from(bytes).toString("hex")}`);
  let text = "";
  for (let index = 0; index < DOCUMENT_LETTERS; index++) {
    text = CROCKFORD.charAt(Number(rest & 31n)) + text;
    rest >>= 5n;
  }
  return text;
}

function telefoneTerms(digits: string): string[] {
  if (digits.length < 8) return [];
  return digits.length > 9 ? [digits, digits.slice(2)] : [digits];
}

/** Uses JSON, because two different bindings could give the same text if their parts were only joined. */
function contextOf(head: Buffer, { table, column, id }: CellBinding): string {
  return JSON.stringify([...head, table, column, id]);
}
