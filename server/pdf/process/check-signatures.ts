import { isDeepStrictEqual } from "node:util";
import {
  type BaseBlock,
  type Constructed,
  fromBER,
  type ObjectIdentifier,
  type OctetString,
} from "asn1js";
import {
  type AltName,
  Certificate,
  CertificateChainValidationEngine,
  ContentInfo,
  SignedData,
  type SignerInfo,
} from "pkijs";
import type { SignatureDictionary } from "./check-structure.ts";
import type { Assinatura, CheckedPdf } from "./messages.ts";

type Checked = Pick<CheckedPdf, "integridade" | "assinaturas">;

/** The kinds of signatures whose CMS contains a hash of the file's bytes (ISO 32000-2, 12.8.3.3; ETSI EN 319 142-1). */
const KINDS = new Set(["ETSI.CAdES.detached", "adbe.pkcs7.detached"]);
/** More signatures than any report has; each takes milliseconds. */
const MOST = 20;
const PEM = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/g;
const ALTERNATIVE_NAMES = "2.5.29.17";
const COMMON_NAME = "2.5.4.3";
const MESSAGE_DIGEST = "1.2.840.113549.1.9.4";
const SIGNING_TIME = "1.2.840.113549.1.9.5";
/** The OID of a person's data (ICP-Brasil, DOC-ICP-04): birth date in 8 digits, CPF in 11 digits, other numbers. */
const PERSON = "2.16.76.1.3.1";
/** The OIDs of a doctor's registration number and state, in certificate or signature (ITI's developer guide). */
const CRM = "2.16.76.1.4.2.2.1";
const CRM_UF = "2.16.76.1.4.2.2.2";
const HASHES: Record<string, string> = {
  "2.16.840.1.101.3.4.2.1": "SHA-256",
  "2.16.840.1.101.3.4.2.2": "SHA-384",
  "2.16.840.1.101.3.4.2.3": "SHA-512",
};
const NAME_LENGTH = 200;
const TEXT_LENGTH = 40;

/** @param icpRoots trusted certificates as PEM; those that are not self-signed only complete chains */
export async function checkSignatures(
  bytes: Uint8Array,
  dictionaries: readonly SignatureDictionary[],
  icpRoots: string,
): Promise<Checked> {
  if (dictionaries.length === 0) return { integridade: "sem_assinatura", assinaturas: [] };
  if (dictionaries.length > MOST) return { integridade: "nao_conferida", assinaturas: [] };
  const all = dictionaries.filter(
    (one, index) => dictionaries.findIndex((other) => isDeepStrictEqual(one, other)) === index,
  );
  const known = readRoots(icpRoots);
  const found: (Assinatura | undefined)[] = [];
  for (const one of all.filter(({ kind }) => kind !== "ETSI.RFC3161")) {
    found.push(await checkOne(bytes, one, known).catch(() => undefined));
  }
  const assinaturas = found.filter((one) => one !== undefined);
  if (assinaturas.some(({ integra }) => !integra)) return { integridade: "alterada", assinaturas };
  if (assinaturas.length < found.length || assinaturas.length === 0) {
    return { integridade: "nao_conferida", assinaturas };
  }
  const isWhole = assinaturas.some((one) => covers(one, assinaturas));
  return { integridade: isWhole ? "integra" : "alterada", assinaturas };
}

/** A stranger can append pages and sign them, so the last signer must be trusted or be the only signer. */
function covers(one: Assinatura, all: readonly Assinatura[]): boolean {
  if (!one.cobre_tudo) return false;
  const isSamePerson = ({ nome, cpf, cadeia }: Assinatura) =>
    cadeia === one.cadeia && nome === one.nome && cpf !== null && cpf === one.cpf;
  return one.cadeia || all.every((other) => other.cobre_tudo || isSamePerson(other));
}

async function checkOne(
  bytes: Uint8Array,
  { kind, byteRange, contents }: SignatureDictionary,
  known: KnownCertificates,
): Promise<Assinatura> {
  if (!KINDS.has(kind)) throw new Error("another kind of signature");
  const signed = readSignedData(contents);
  const [signer] = signed.signerInfos;
  const certificates = (signed.certificates ?? []).filter((one) => one instanceof Certificate);
  const certificate = certificates.find((one) => isOf(signer, one));
  if (!signer || !certificate) throw new Error("no certificate of the signer");
  const range = signedRange(bytes, byteRange, contents);
  const when = signingTime(signer);
  const names = alternativeNames(certificate);
  const crm = names.get(CRM) ?? signedText(signer, CRM);
  const uf = names.get(CRM_UF) ?? signedText(signer, CRM_UF);
  return {
    nome: commonName(certificate),
    cpf: cpfOf(names.get(PERSON)),
    crm: crm ? [crm, uf].filter(Boolean).join("-") : null,
    quando: when?.toISOString() ?? null,
    integra: range !== undefined && (await isIntact(signed, signer, range.data)),
    cobre_tudo: range?.isWhole === true,
    cadeia: await endsAtRoot(certificate, certificates, known, when ?? new Date()),
  };
}

function readSignedData(contents: Uint8Array): SignedData {
  // The parser ignores the zeros that fill the space reserved for the signature.
  const { result, offset } = fromBER(new Uint8Array(contents));
  if (offset === -1) throw new Error("not BER");
  return new SignedData({ schema: new ContentInfo({ schema: result }).content });
}

function isOf(signer: SignerInfo | undefined, { issuer, serialNumber }: Certificate): boolean {
  const sid = signer?.sid as { issuer?: Certificate["issuer"]; serialNumber?: unknown } | undefined;
  if (!sid?.issuer) return false;
  return sid.issuer.isEqual(issuer) && serialNumber.isEqual(sid.serialNumber as BaseBlock);
}

/** @returns the signed bytes; undefined if the range is not exactly the parts before and after this signature */
function signedRange(bytes: Uint8Array, byteRange: readonly number[], contents: Uint8Array) {
  const [start, length, next, rest] = byteRange;
  if (byteRange.length !== 4 || !byteRange.every(Number.isSafeInteger)) return undefined;
  if (start !== 0 || !length || !next || rest === undefined || rest < 0) return undefined;
  const end = next + rest;
  if (length < 0 || next <= length || end > bytes.length) return undefined;
  const gap = Buffer.from(bytes.subarray(length, next)).toString("latin1").trim();
  const spelled = gap.replace(/[<>\s]/g, "").toLowerCase();
  if (!/^<[^<>]*>$/.test(gap) || spelled !== Buffer.from(contents).toString("hex"))
    return undefined;
  const data = new Uint8Array(length + rest);
  data.set(bytes.subarray(0, length));
  data.set(bytes.subarray(next, end), length);
  return { data, isWhole: end === bytes.length };
}

async function isIntact(
  signed: SignedData,
  signer: SignerInfo,
  data: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const hash = HASHES[signer.digestAlgorithm.algorithmId];
  if (!hash) throw new Error("unknown hash");
  const stated = attribute(signer, MESSAGE_DIGEST) as OctetString | undefined;
  const digest = Buffer.from(await crypto.subtle.digest(hash, data));
  if (stated && !digest.equals(Buffer.from(stated.valueBlock.valueHexView))) return false;
  return signed.verify({ signer: 0, data: data.buffer, checkChain: false });
}

interface KnownCertificates {
  roots: Certificate[];
  others: Certificate[];
}

function readRoots(pem: string): KnownCertificates {
  const all = [...pem.matchAll(PEM)].map(([, body = ""]) =>
    Certificate.fromBER(new Uint8Array(Buffer.from(body, "base64"))),
  );
  const isRoot = ({ issuer, subject }: Certificate) => issuer.isEqual(subject);
  return { roots: all.filter(isRoot), others: all.filter((one) => !isRoot(one)) };
}

/** @param at the time at which the certificates must be valid: the signing time, as the signer states it */
async function endsAtRoot(
  certificate: Certificate,
  sent: readonly Certificate[],
  { roots, others }: KnownCertificates,
  at: Date,
): Promise<boolean> {
  if (roots.length === 0) return false;
  const between = [...sent, ...others].filter((one) => one !== certificate);
  const engine = new CertificateChainValidationEngine({
    trustedCerts: roots,
    // The engine checks the chain of the last certificate in this list.
    certs: [...between, certificate],
    checkDate: at,
  });
  const { result } = await engine.verify().catch(() => ({ result: false }));
  return result;
}

function attribute(signer: SignerInfo, type: string): BaseBlock | undefined {
  const found = signer.signedAttrs?.attributes.find((one) => one.type === type);
  return found?.values[0];
}

function signingTime(signer: SignerInfo): Date | undefined {
  const time = attribute(signer, SIGNING_TIME) as { toDate?(): Date } | undefined;
  const date = time?.toDate?.();
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
}

function signedText(signer: SignerInfo, type: string): string | undefined {
  return textOf(attribute(signer, type));
}

function alternativeNames({ extensions = [] }: Certificate): Map<string, string> {
  const names = new Map<string, string>();
  const parsed = extensions.find(({ extnID }) => extnID === ALTERNATIVE_NAMES)?.parsedValue;
  for (const { type, value } of (parsed as AltName | undefined)?.altNames ?? []) {
    if (type !== 0) continue;
    const [id, tagged] = (value as Constructed).valueBlock.value as [
      ObjectIdentifier?,
      Constructed?,
    ];
    const text = textOf(tagged?.valueBlock.value[0]);
    if (id && text) names.set(id.getValue(), text);
  }
  return names;
}

function textOf(block: unknown): string | undefined {
  const { valueBlock } = (block ?? {}) as {
    valueBlock?: { value?: unknown; valueHexView?: Uint8Array };
  };
  const text =
    typeof valueBlock?.value === "string"
      ? valueBlock.value
      : Buffer.from(valueBlock?.valueHexView ?? []).toString("latin1");
  return plain(text).slice(0, TEXT_LENGTH) || undefined;
}

function cpfOf(person: string | undefined): string | null {
  return /^\d{8}(\d{11})/.exec(person ?? "")?.[1]?.replace(/^0{11}$/, "") || null;
}

/** ICP-Brasil writes `NAME:CPF`. */
function commonName({ subject }: Certificate): string {
  const name = subject.typesAndValues.find(({ type }) => type === COMMON_NAME)?.value.valueBlock
    .value;
  return plain(String(name ?? "").replace(/:\d{11,14}$/, "")).slice(0, NAME_LENGTH);
}

function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, "").trim();
}
