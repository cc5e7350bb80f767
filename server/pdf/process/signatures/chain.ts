import type { BitString } from "asn1js";
import { Certificate, CertificateChainValidationEngine, type ExtKeyUsage } from "pkijs";

const PEM = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/g;
const KEY_USAGE = "2.5.29.15";
const PURPOSES = "2.5.29.37";
/** The first two bits of the key usage: digitalSignature and contentCommitment (RFC 5280, 4.2.1.3). */
const SIGNS = 0b1100_0000;
const SERVER = "1.3.6.1.5.5.7.3.1";
const CLIENT = "1.3.6.1.5.5.7.3.2";
/** E-mail protection, signed documents (RFC 9336), Microsoft's and Adobe's own, and any purpose. */
const SIGNING = new Set([
  "1.3.6.1.5.5.7.3.4",
  "1.3.6.1.5.5.7.3.36",
  "1.3.6.1.4.1.311.10.3.12",
  "1.2.840.113583.1.1.5",
  "2.5.29.37.0",
]);

export interface KnownCertificates {
  roots: Certificate[];
  others: Certificate[];
}

/** @param pem trusted certificates; those that are not self-signed only complete chains */
export function readRoots(pem: string): KnownCertificates {
  const all = [...pem.matchAll(PEM)].map(([, body = ""]) =>
    Certificate.fromBER(new Uint8Array(Buffer.from(body, "base64"))),
  );
  const isRoot = ({ issuer, subject }: Certificate) => issuer.isEqual(subject);
  return { roots: all.filter(isRoot), others: all.filter((one) => !isRoot(one)) };
}

/**
 * @param at when the clinic received the file. With the time that the signer states, an expired certificate
 * could still sign with an earlier date.
 */
export async function endsAtRoot(
  certificate: Certificate,
  sent: readonly Certificate[],
  { roots, others }: KnownCertificates,
  at: Date,
): Promise<boolean> {
  if (roots.length === 0 || !maySignDocuments(certificate)) return false;
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

/** A person's certificate of ICP-Brasil states client authentication or e-mail protection (DOC-ICP-04, 7.1.2). */
function maySignDocuments({ extensions = [] }: Certificate): boolean {
  const usage = extensions.find(({ extnID }) => extnID === KEY_USAGE)?.parsedValue as
    | BitString
    | undefined;
  const [bits = 0] = usage?.valueBlock.valueHexView ?? [SIGNS];
  if ((bits & SIGNS) === 0) return false;
  const stated = extensions.find(({ extnID }) => extnID === PURPOSES);
  if (!stated) return true;
  const purposes = (stated.parsedValue as ExtKeyUsage | undefined)?.keyPurposes ?? [];
  if (purposes.some((one) => SIGNING.has(one))) return true;
  return purposes.includes(CLIENT) && !purposes.includes(SERVER);
}
