/** The file of a SMART Health Link: a FHIR resource, encrypted with the link's key (JWE, RFC 7516). */
import { CompactEncrypt } from "jose";
import pLimit from "p-limit";
import {
  annulledReport,
  diagnosticReport,
  type PresentedForm,
} from "#domain/compartilhamentos/diagnostic-report.ts";
import { modalidadeLabel } from "#domain/imagens/imagens.ts";
import type { Compartilhado } from "#server/data/compartilhamentos/open-compartilhado.ts";
import type { OwnSerie } from "#server/data/imagens/own-imagens.ts";
import { readFrame } from "#server/imagens/read-frame.ts";
import { type FileNeeds, readPdf } from "./stored-pdf.ts";

const PDF = "application/pdf";
export const FHIR_JSON = "application/fhir+json";
const HEADER = { alg: "dir", enc: "A256GCM", cty: FHIR_JSON } as const;

/** The number of files encrypted at once; a report of 20 MB takes about 150 MB of memory meanwhile. */
const AT_ONCE = 2;
/** The most images in a file, which contains one image of each series. */
const MOST_IMAGES = 20;
const turns = pLimit(AT_ONCE);

/** Leaves out images that are lost. @returns undefined if the PDF or every attachment is lost */
export function sharedFile(
  needs: FileNeeds,
  shown: Compartilhado,
  clinica: string,
): Promise<string | undefined> {
  return turns(async () => {
    const attachments = attachmentsOf(shown);
    const forms: PresentedForm[] = [];
    for (const { contentType, title, read } of attachments) {
      const bytes = await read(needs);
      if (bytes) forms.push({ contentType, title, data: bytes.toString("base64") });
      else if (contentType === PDF) return undefined;
    }
    if (attachments.length > 0 && forms.length === 0) return undefined;
    const text = JSON.stringify(resourceOf(shown, clinica, forms));
    const key = Buffer.from(shown.chave, "base64url");
    return new CompactEncrypt(Buffer.from(text)).setProtectedHeader(HEADER).encrypt(key);
  });
}

/** Predicts the length of `sharedFile`'s result, so that a file that is too long to be embedded is never made. */
export function sharedFileLength(shown: Compartilhado, clinica: string): number {
  const attachments = attachmentsOf(shown);
  const forms = attachments.map(({ contentType, title }) => ({ contentType, title, data: "" }));
  const without = Buffer.byteLength(JSON.stringify(resourceOf(shown, clinica, forms)));
  const within = attachments.reduce((sum, { bytes }) => sum + 4 * Math.ceil(bytes / 3), 0);
  const header = base64Length(Buffer.byteLength(JSON.stringify(HEADER)));
  const [nonce, tag, dots] = [base64Length(12), base64Length(16), 4];
  return header + nonce + base64Length(without + within) + tag + dots;
}

function base64Length(bytes: number): number {
  return Math.ceil((bytes * 4) / 3);
}

interface SharedAttachment extends Omit<PresentedForm, "data"> {
  bytes: number;
  read(needs: FileNeeds): Promise<Buffer | undefined>;
}

function attachmentsOf(shown: Compartilhado): SharedAttachment[] {
  if (shown.status === "anulado") return [];
  const { versao, imagens } = shown;
  const pdf: SharedAttachment[] = versao
    ? [
        {
          contentType: PDF,
          title: "Laudo",
          bytes: versao.bytes,
          read: (needs) => readPdf(needs, versao),
        },
      ]
    : [];
  return [...pdf, ...imagens.flatMap(keyImage).slice(0, MOST_IMAGES)];
}

function keyImage({ indice, ...serie }: OwnSerie): SharedAttachment[] {
  const quadro = indice?.quadros[indice.chave];
  if (!quadro) return [];
  return [
    {
      contentType: "image/webp",
      title: serie.rotulo || modalidadeLabel(serie.modalidade),
      bytes: quadro[2],
      read: (needs) => readFrame(needs, { ...serie, indice }, quadro),
    },
  ];
}

function resourceOf(shown: Compartilhado, clinica: string, forms: readonly PresentedForm[]) {
  return shown.status === "anulado"
    ? annulledReport({ clinica, anulado_em: shown.anulado_em })
    : diagnosticReport(shown.laudo, { clinica, forms });
}

export function lastUpdated(shown: Compartilhado): Date {
  return shown.status === "anulado" ? shown.anulado_em : shown.laudo.emitido_em;
}
