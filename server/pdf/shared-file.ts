/**
 * A shared report as the file of a SMART Health Link: a FHIR resource encrypted with the link's key (JWE, RFC 7516,
 * `dir` and `A256GCM`, a new nonce each time).
 */
import { CompactEncrypt } from "jose";
import pLimit from "p-limit";
import { annulledReport, diagnosticReport } from "#domain/compartilhamentos/diagnostic-report.ts";
import type { Compartilhado } from "#server/data/compartilhamentos/open-compartilhado.ts";
import { type FileNeeds, readPdf } from "./stored-pdf.ts";

export const FHIR_JSON = "application/fhir+json";
const HEADER = { alg: "dir", enc: "A256GCM", cty: FHIR_JSON } as const;

/** A report of 20 MB takes about 150 MB while it is encrypted. */
const AT_ONCE = 2;
const turns = pLimit(AT_ONCE);

/** @returns the JWE; undefined if the PDF is not in the storage */
export function sharedFile(
  needs: FileNeeds,
  shown: Compartilhado,
  clinica: string,
): Promise<string | undefined> {
  return turns(async () => {
    const pdf = shown.status === "anulado" ? undefined : await readPdf(needs, shown.versao);
    if (shown.status !== "anulado" && !pdf) return undefined;
    const text = JSON.stringify(resourceOf(shown, clinica, pdf?.toString("base64") ?? ""));
    const key = Buffer.from(shown.chave, "base64url");
    return new CompactEncrypt(Buffer.from(text)).setProtectedHeader(HEADER).encrypt(key);
  });
}

/** The length that `sharedFile` will have, so that a file which is too long to be embedded is not made for nothing. */
export function sharedFileLength(shown: Compartilhado, clinica: string): number {
  const without = Buffer.byteLength(JSON.stringify(resourceOf(shown, clinica, "")));
  const pdf = shown.status === "anulado" ? 0 : 4 * Math.ceil(shown.versao.bytes / 3);
  const header = base64Length(Buffer.byteLength(JSON.stringify(HEADER)));
  const [nonce, tag, dots] = [base64Length(12), base64Length(16), 4];
  return header + nonce + base64Length(without + pdf) + tag + dots;
}

function base64Length(bytes: number): number {
  return Math.ceil((bytes * 4) / 3);
}

function resourceOf(shown: Compartilhado, clinica: string, pdf: string) {
  return shown.status === "anulado"
    ? annulledReport({ clinica, anulado_em: shown.anulado_em })
    : diagnosticReport(shown.laudo, { clinica, pdf });
}

/** When what the share shows last changed. */
export function lastUpdated(shown: Compartilhado): Date {
  return shown.status === "anulado" ? shown.anulado_em : shown.laudo.emitido_em;
}
