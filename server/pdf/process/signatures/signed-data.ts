/** Reads the CMS of a PDF's signature, and refuses what RFC 5652 allows but a signed PDF must not have. */
import { isDeepStrictEqual } from "node:util";
import { type BaseBlock, type Constructed, fromBER, type OctetString } from "asn1js";
import { Certificate, ContentInfo, SignedData, type SignerInfo } from "pkijs";
import type { ProblemaAssinatura } from "../messages.ts";

const SIGNED_DATA = "1.2.840.113549.1.7.2";
const ID_DATA = "1.2.840.113549.1.7.1";
const CONTENT_TYPE = "1.2.840.113549.1.9.3";
const MESSAGE_DIGEST = "1.2.840.113549.1.9.4";
const SIGNING_TIME = "1.2.840.113549.1.9.5";
const SIGNING_CERTIFICATE = "1.2.840.113549.1.9.16.2.12";
const SIGNING_CERTIFICATE_V2 = "1.2.840.113549.1.9.16.2.47";
const HASHES: Record<string, string> = {
  "2.16.840.1.101.3.4.2.1": "SHA-256",
  "2.16.840.1.101.3.4.2.2": "SHA-384",
  "2.16.840.1.101.3.4.2.3": "SHA-512",
};

/** Why a signature can be neither confirmed nor called altered. */
export class Unverifiable extends Error {
  readonly problema: ProblemaAssinatura;

  constructor(problema: ProblemaAssinatura) {
    super(problema);
    this.problema = problema;
  }
}

export interface SignedParts {
  signed: SignedData;
  signer: SignerInfo;
  /** WebCrypto's name of the hash over the file's bytes. */
  hash: string;
  certificate: Certificate;
  /** All certificates of the CMS, the signer's among them. */
  certificates: Certificate[];
  when: Date | undefined;
}

/**
 * A detached CMS of exactly one signer, whose signed attributes name the content type `id-data`, a digest, and with
 * `requiresCertificate` the certificate (PAdES: ETSI EN 319 142-1, 6.3; CAdES: ETSI EN 319 122-1, 5.2.2).
 * @throws Unverifiable for anything else
 */
export async function readSignedParts(
  contents: Uint8Array,
  { requiresCertificate }: { requiresCertificate: boolean },
): Promise<SignedParts> {
  const { signed, raw } = readSignedData(contents);
  // A content inside the CMS would be verified instead of the PDF's bytes.
  if (signed.encapContentInfo.eContent) throw new Unverifiable("conteudo_embutido");
  if (signed.encapContentInfo.eContentType !== ID_DATA) throw new Unverifiable("atributos");
  const [signer, ...others] = signed.signerInfos;
  if (!signer || others.length > 0) throw new Unverifiable("signatarios");
  const certificates = (signed.certificates ?? []).filter((one) => one instanceof Certificate);
  const certificate = certificates.find((one) => isOf(signer, one));
  if (!certificate) throw new Unverifiable("certificado");
  const hash = HASHES[signer.digestAlgorithm.algorithmId];
  if (!hash) throw new Unverifiable("algoritmo");
  const type = attribute(signer, CONTENT_TYPE) as { getValue?(): string } | undefined;
  if (type?.getValue?.() !== ID_DATA) throw new Unverifiable("atributos");
  if (!statedDigest(signer)) throw new Unverifiable("atributos");
  const named = await namesCertificate(signer, rawOf(certificate, raw));
  if (named === false || (named === undefined && requiresCertificate)) {
    throw new Unverifiable("certificado");
  }
  return { signed, signer, hash, certificate, certificates, when: signingTime(signer) };
}

/** @returns the digest of the file's bytes that the signer signed */
export function statedDigest(signer: SignerInfo): Uint8Array | undefined {
  const stated = attribute(signer, MESSAGE_DIGEST) as OctetString | undefined;
  return stated?.valueBlock.valueHexView;
}

/** @returns the only value of a signed attribute @throws Unverifiable if it occurs twice, which programs read differently */
export function attribute(signer: SignerInfo, type: string): BaseBlock | undefined {
  const found = (signer.signedAttrs?.attributes ?? []).filter((one) => one.type === type);
  if (found.length === 0) return undefined;
  const [only, ...others] = found.flatMap(({ values }) => values as BaseBlock[]);
  if (!only || others.length > 0 || found.length > 1) throw new Unverifiable("atributos");
  return only;
}

function readSignedData(contents: Uint8Array) {
  // The parser ignores the zeros that fill the space reserved for the signature.
  const { result, offset } = fromBER(new Uint8Array(contents));
  if (offset === -1) throw new Unverifiable("formato");
  try {
    const info = new ContentInfo({ schema: result });
    if (info.contentType !== SIGNED_DATA) throw new Unverifiable("formato");
    return { signed: new SignedData({ schema: info.content }), raw: rawCertificates(result) };
  } catch (error) {
    throw error instanceof Unverifiable ? error : new Unverifiable("formato");
  }
}

/** Certificates as they were sent: encoding them again could change bytes, and so their hash. */
function rawCertificates(info: BaseBlock): Uint8Array[] {
  const [, content] = childrenOf(info);
  const [signedData] = childrenOf(content);
  const set = childrenOf(signedData).find(
    ({ idBlock }) => idBlock.tagClass === 3 && idBlock.tagNumber === 0,
  );
  return childrenOf(set).map(({ valueBeforeDecodeView }) => valueBeforeDecodeView);
}

function childrenOf(block: BaseBlock | undefined): BaseBlock[] {
  const { value } = ((block as Constructed | undefined)?.valueBlock ?? {}) as { value?: unknown };
  return Array.isArray(value) ? (value as BaseBlock[]) : [];
}

function rawOf(certificate: Certificate, raw: readonly Uint8Array[]): Uint8Array {
  const found = raw.find((bytes) => {
    const { result, offset } = fromBER(new Uint8Array(bytes));
    if (offset === -1 || result.idBlock.tagNumber !== 16) return false;
    const parsed = new Certificate({ schema: result });
    return isDeepStrictEqual(parsed.tbsView, certificate.tbsView);
  });
  if (!found) throw new Unverifiable("certificado");
  return found;
}

function isOf({ sid }: SignerInfo, { issuer, serialNumber }: Certificate): boolean {
  const named = sid as { issuer?: Certificate["issuer"]; serialNumber?: unknown } | undefined;
  if (!named?.issuer) return false;
  return named.issuer.isEqual(issuer) && serialNumber.isEqual(named.serialNumber as BaseBlock);
}

/** @returns undefined if no signed attribute names a certificate (RFC 5035, ESS signing-certificate and its version 2) */
async function namesCertificate(
  signer: SignerInfo,
  certificate: Uint8Array,
): Promise<boolean | undefined> {
  const second = attribute(signer, SIGNING_CERTIFICATE_V2);
  const first = attribute(signer, SIGNING_CERTIFICATE);
  if (!second && !first) return undefined;
  const isSecond = !second || (await isNamed(second, certificate, "SHA-256"));
  const isFirst = !first || (await isNamed(first, certificate, "SHA-1"));
  return isSecond && isFirst;
}

/** The first certificate of the attribute is the signer's; its hash follows an optional algorithm. */
async function isNamed(
  signingCertificate: BaseBlock,
  certificate: Uint8Array,
  usual: string,
): Promise<boolean> {
  const [certs] = childrenOf(signingCertificate);
  const [first] = childrenOf(certs);
  const parts = childrenOf(first);
  const named = parts.find(({ idBlock }) => idBlock.tagNumber === 4) as OctetString | undefined;
  const before = parts.slice(0, named ? parts.indexOf(named) : 0);
  const [algorithm] = childrenOf(before[0]) as { getValue?(): string }[];
  const hash = before.length === 0 ? usual : HASHES[algorithm?.getValue?.() ?? ""];
  if (!named || !hash) return false;
  const digest = await crypto.subtle.digest(hash, new Uint8Array(certificate));
  return Buffer.from(digest).equals(Buffer.from(named.valueBlock.valueHexView));
}

function signingTime(signer: SignerInfo): Date | undefined {
  const time = attribute(signer, SIGNING_TIME) as { toDate?(): Date } | undefined;
  const date = time?.toDate?.();
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
}
