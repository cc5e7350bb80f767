/** The file of a SMART Health Link: a FHIR resource, encrypted with the link's key. */
import { Readable } from "node:stream";
import {
  annulledReport,
  diagnosticReport,
  type PresentedForm,
} from "#domain/compartilhamentos/diagnostic-report.ts";
import { modalidadeLabel } from "#domain/imagens/imagens.ts";
import { MINUTE_MS } from "#domain/texto/durations.ts";
import { openRange } from "#server/crypto/file-chunks.ts";
import type { Compartilhado } from "#server/data/compartilhamentos/open-compartilhado.ts";
import type { OwnSerie } from "#server/data/imagens/own-imagens.ts";
import { WrittenOnce } from "#server/files/written-once.ts";
import { readFrame } from "#server/imagens/read-frame.ts";
import { packKey } from "#server/imagens/stored-imagem.ts";
import { encryptedLength, encryptShare, type Pieces } from "./encrypt-share.ts";
import { encryptedFile, type FileNeeds, pdfKey } from "./stored-pdf.ts";

const PDF = "application/pdf";
/** The most images in a file, which contains one image of each series. */
const MOST_IMAGES = 20;
const UNREAD_MS = 10 * MINUTE_MS;

const files = new WrittenOnce({
  atOnce: 4,
  entries: 40,
  bytes: 400 * 1024 * 1024,
  unreadMs: UNREAD_MS,
});

interface Needs extends FileNeeds {
  config: { dataDir: string };
}

interface SharedFile {
  bytes: number;
  body: ReadableStream<Uint8Array>;
}

/**
 * Leaves out images that are lost.
 * @param onClosed called when the body was read or cancelled
 * @returns undefined if the PDF or every attachment is lost
 */
export async function sharedFile(
  needs: Needs,
  shown: Compartilhado,
  clinica: string,
  onClosed = () => {},
): Promise<SharedFile | undefined> {
  const all = attachmentsOf(shown);
  const there: SharedAttachment[] = [];
  for (const one of all) {
    if (await needs.storage.exists(one.key)) there.push(one);
    else if (one.contentType === PDF) return undefined;
  }
  if (all.length > 0 && there.length === 0) return undefined;
  const toResource = resourceOf(shown, clinica, there);
  const parts = there.map(({ key, part }) => [key, part]);
  const { bytes, stream } = await files.read([shown.chave, toResource([]), parts], {
    dataDir: needs.config.dataDir,
    prefix: "compartilhado",
    pieces: () =>
      encryptShare(
        Buffer.from(shown.chave, "base64url"),
        there.map((one) => one.read(needs)),
        toResource,
      ),
  });
  stream.once("close", onClosed);
  return { bytes, body: Readable.toWeb(stream) as SharedFile["body"] };
}

/** Predicts the length of `sharedFile`'s result, so that a file that is too long to be embedded is never made. */
export function sharedFileLength(shown: Compartilhado, clinica: string): number {
  const attachments = attachmentsOf(shown);
  const resource = resourceOf(shown, clinica, attachments)([]);
  return encryptedLength(
    resource,
    attachments.map(({ bytes }) => bytes),
  );
}

interface SharedAttachment extends Omit<PresentedForm, "data"> {
  /** The stored file, and which part of it. */
  key: string;
  part: unknown;
  bytes: number;
  read(needs: FileNeeds): Pieces;
}

function attachmentsOf(shown: Compartilhado): SharedAttachment[] {
  if (shown.status === "anulado") return [];
  const { versao, imagens } = shown;
  const pdf = versao ? [storedPdf(versao)] : [];
  return [...pdf, ...imagens.flatMap(keyImage).slice(0, MOST_IMAGES)];
}

type StoredVersao = NonNullable<Extract<Compartilhado, { versao: unknown }>["versao"]>;

function storedPdf({ arquivo, versao_chave, bytes }: StoredVersao): SharedAttachment {
  const key = pdfKey(arquivo);
  return {
    contentType: PDF,
    title: "Laudo",
    key,
    part: null,
    bytes,
    read({ storage, dataKeys }) {
      const { file } = encryptedFile(dataKeys, key, versao_chave);
      const range = { size: bytes, start: 0, end: bytes - 1 };
      return openRange(file, (from, to) => storage.range(key, from, to), range);
    },
  };
}

function keyImage({ indice, ...serie }: OwnSerie): SharedAttachment[] {
  const quadro = indice?.quadros[indice.chave];
  if (!quadro) return [];
  const [pacote, , bytes] = quadro;
  return [
    {
      contentType: "image/webp",
      title: serie.rotulo || modalidadeLabel(serie.modalidade),
      key: packKey(serie.id, serie.renderizacao, pacote),
      part: quadro,
      bytes,
      async *read(needs) {
        const frame = await readFrame(needs, { ...serie, indice }, quadro);
        if (!frame) throw new Error("the frame was lost meanwhile");
        yield frame;
      },
    },
  ];
}

/** @returns a function that makes the resource, given each attachment's data */
function resourceOf(
  shown: Compartilhado,
  clinica: string,
  attachments: readonly SharedAttachment[],
): (data: readonly string[]) => unknown {
  if (shown.status === "anulado") {
    return () => annulledReport({ clinica, anulado_em: shown.anulado_em });
  }
  return (data) => {
    const forms = attachments.map(({ contentType, title }, index) => ({
      contentType,
      title,
      data: data[index] ?? "",
    }));
    return diagnosticReport(shown.laudo, { clinica, forms });
  };
}

export function lastUpdated(shown: Compartilhado): Date {
  return shown.status === "anulado" ? shown.anulado_em : shown.laudo.emitido_em;
}
