import { createHash } from "node:crypto";

export interface PhantomIdentity {
  /** As DICOM writes it: `SOUZA^MARIA`. */
  patientName: string;
  patientId: string;
  /** YYYY-MM-DD, like `studyDate`. */
  birthDate: string;
  accession: string;
  studyUid: string;
  studyDate: string;
}

/** @returns the same UID for the same parts; 2.25 is the root of UIDs that come from a UUID */
export function derivedUid(...parts: readonly (string | number)[]): string {
  const hash = createHash("sha256").update(parts.join("/")).digest("hex");
  return `2.25.${BigInt(`0x${hash.slice(0, 30)}`)}`;
}

export function dicomDate(date: string): string {
  return date.replaceAll("-", "");
}
