import { isDeepStrictEqual } from "node:util";
import type { SignatureDictionary } from "../check-structure.ts";
import type { Assinatura, CheckedPdf } from "../messages.ts";
import { endsAtRoot, type KnownCertificates, readRoots } from "./chain.ts";
import { readPerson } from "./person.ts";
import { readSignedParts, type SignedParts, statedDigest, Unverifiable } from "./signed-data.ts";

type Checked = Pick<CheckedPdf, "integridade" | "assinaturas">;

const CADES = "ETSI.CAdES.detached";
/** The kinds of signatures whose CMS contains a hash of the file's bytes (ISO 32000-2, 12.8.3.3; ETSI EN 319 142-1). */
const KINDS = new Set([CADES, "adbe.pkcs7.detached"]);
const TIME_STAMP = "ETSI.RFC3161";
/** More signatures than any report has; each takes milliseconds. */
const MOST = 20;

export interface SignatureNeeds {
  /** Trusted certificates as PEM; those that are not self-signed only complete chains. */
  icpRoots: string;
  /** When the clinic received the file. */
  receivedAt: Date;
  /** True if the bytes after `end` add only proofs, and leave what is shown as it was. */
  addsOnlyProofs(end: number): Promise<boolean>;
}

export async function checkSignatures(
  bytes: Uint8Array,
  dictionaries: readonly SignatureDictionary[],
  needs: SignatureNeeds,
): Promise<Checked> {
  if (dictionaries.length === 0) return { integridade: "sem_assinatura", assinaturas: [] };
  if (dictionaries.length > MOST) return { integridade: "nao_conferida", assinaturas: [] };
  const all = dictionaries.filter(
    (one, index) => dictionaries.findIndex((other) => isDeepStrictEqual(one, other)) === index,
  );
  const known = readRoots(needs.icpRoots);
  const found: Found[] = [];
  for (const one of all.filter(({ kind }) => kind !== TIME_STAMP)) {
    found.push(await checkOne(bytes, one, { ...needs, known }));
  }
  const assinaturas = await withCoverage(bytes, found, needs);
  return { integridade: integridadeOf(assinaturas), assinaturas };
}

function integridadeOf(assinaturas: readonly Assinatura[]): CheckedPdf["integridade"] {
  const verified = assinaturas.filter(({ problema }) => problema === null);
  if (verified.length === 0) return "nao_conferida";
  if (!verified.every(({ integra }) => integra)) return "alterada";
  if (!verified.some((one) => covers(one, verified))) return "alterada";
  return verified.length < assinaturas.length ? "nao_conferida" : "integra";
}

/** Whoever signs an addition vouches for it only if the same person signed what it adds to. */
function covers(one: Assinatura, all: readonly Assinatura[]): boolean {
  if (!one.cobre_tudo) return false;
  const isSamePerson = ({ nome, cpf, cadeia }: Assinatura) =>
    cadeia === one.cadeia && nome === one.nome && cpf !== null && cpf === one.cpf;
  return all.every((other) => other.cobre_tudo || isSamePerson(other));
}

interface Found {
  assinatura: Assinatura;
  /** Where the signed part of the file ends; undefined if the signature says it in a way that cannot be followed. */
  end: number | undefined;
}

/** Only the signature that reaches furthest can cover the file, and then only proofs may follow it. */
async function withCoverage(
  bytes: Uint8Array,
  found: readonly Found[],
  { addsOnlyProofs }: SignatureNeeds,
): Promise<Assinatura[]> {
  const last = Math.max(0, ...found.map(({ end = 0 }) => end));
  const isCovered = last === bytes.length || (last > 0 && (await addsOnlyProofs(last)));
  return found.map(({ assinatura, end }) => ({
    ...assinatura,
    cobre_tudo: assinatura.integra && end === last && isCovered,
  }));
}

async function checkOne(
  bytes: Uint8Array,
  { kind, byteRange, contents }: SignatureDictionary,
  { known, receivedAt }: SignatureNeeds & { known: KnownCertificates },
): Promise<Found> {
  try {
    if (!KINDS.has(kind)) throw new Unverifiable("tipo");
    const parts = await readSignedParts(contents, { requiresCertificate: kind === CADES });
    const range = signedRange(bytes, byteRange, contents);
    const { certificate, certificates, signer, when } = parts;
    const assinatura = {
      ...readPerson(certificate, signer),
      quando: when?.toISOString() ?? null,
      integra: range !== undefined && (await isIntact(parts, range.data)),
      cobre_tudo: false,
      cadeia: await endsAtRoot(certificate, certificates, known, receivedAt),
      problema: null,
    };
    return { assinatura, end: range?.end };
  } catch (error) {
    const problema = error instanceof Unverifiable ? error.problema : "formato";
    return { assinatura: { ...NOBODY, problema }, end: undefined };
  }
}

const NOBODY = {
  nome: "",
  cpf: null,
  crm: null,
  quando: null,
  integra: false,
  cobre_tudo: false,
  cadeia: false,
};

/** @returns the signed bytes; undefined if the range is not exactly the parts before and after this signature */
function signedRange(bytes: Uint8Array, byteRange: readonly number[], contents: Uint8Array) {
  const [start, length, next, rest] = byteRange;
  if (byteRange.length !== 4 || !byteRange.every(Number.isSafeInteger)) return undefined;
  if (start !== 0 || !length || !next || rest === undefined || rest < 0) return undefined;
  const end = next + rest;
  if (length < 0 || next <= length || end > bytes.length) return undefined;
  const hole = Buffer.from(bytes.subarray(length, next)).toString("latin1");
  if (hole.toLowerCase() !== `<${Buffer.from(contents).toString("hex")}>`) return undefined;
  const data = new Uint8Array(length + rest);
  data.set(bytes.subarray(0, length));
  data.set(bytes.subarray(next, end), length);
  return { data, end };
}

async function isIntact(
  { signed, signer, hash }: SignedParts,
  data: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const digest = Buffer.from(await crypto.subtle.digest(hash, data));
  if (!digest.equals(Buffer.from(statedDigest(signer) ?? []))) return false;
  return signed.verify({ signer: 0, data: data.buffer, checkChain: false });
}
