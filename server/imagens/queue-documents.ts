/** Queues PDFs that equipment sent as images, so that staff can match them with reports. */
import { createHash, randomUUID } from "node:crypto";
import { isDocumento, type ProblemaImagem } from "#domain/imagens/problemas.ts";
import { LAUDO_LIMITS } from "#domain/laudos/laudos.ts";
import { encryptFile } from "#server/crypto/file-chunks.ts";
import { markDocument, type StoredSource } from "#server/data/imagens/renderings.ts";
import { addVersao } from "#server/data/laudos/versoes.ts";
import type { JobServices } from "#server/jobs/job-services.ts";
import { checkPdf } from "#server/pdf/pdf-process.ts";
import { encryptedFile, pdfKey } from "#server/pdf/stored-pdf.ts";
import { extractPdf } from "./render/extract-pdf.ts";
import type { RenderSource } from "./render/render-serie.ts";

type Needs = Pick<JobServices, "database" | "storage" | "dataKeys" | "queueDrawing"> & {
  config: { icpRoots: string };
};

export type Falha = { id: string; problema: ProblemaImagem };

const NAME = "documento-do-aparelho.pdf";
/** All equipment counts as one sender, and only one PDF of a sender is checked at a time. */
const SENDER = "imagens";

export async function queueDocuments(
  needs: Needs,
  {
    stored,
    sources,
    falhas,
  }: { stored: readonly StoredSource[]; sources: readonly RenderSource[]; falhas: Falha[] },
): Promise<Falha[]> {
  const problems: Falha[] = [];
  for (const falha of falhas) {
    const source = sources.find(({ id }) => id === falha.id);
    const before = stored.find(({ id }) => id === falha.id)?.problema ?? null;
    if (falha.problema !== "documento" || !source) problems.push(falha);
    // An earlier rendering of the series has already put this document into the queue, or refused it.
    else if (isDocumento(before)) problems.push({ ...falha, problema: before });
    else {
      const isQueued = await queueDocument(needs, source);
      problems.push(isQueued ? falha : { ...falha, problema: "documento_recusado" });
    }
  }
  return problems;
}

async function queueDocument(
  { database, storage, dataKeys, queueDrawing, config }: Needs,
  source: RenderSource,
): Promise<boolean> {
  const pdf = await extractPdf(source);
  if (!pdf || pdf.length > LAUDO_LIMITS.pdfBytes) return false;
  const { icpRoots } = config;
  const checked = await checkPdf(pdf, { maxPages: LAUDO_LIMITS.paginas, icpRoots, sender: SENDER });
  if ("problem" in checked) return false;
  const arquivo = randomUUID();
  const name = pdfKey(arquivo);
  const { file, version } = encryptedFile(dataKeys, name);
  await storage.put(name, encryptFile(file, pdf));
  const { paginas: _drawnLater, ...facts } = checked;
  await database.as({ role: "sistema" }, async (tx) => {
    const written = {
      ...facts,
      arquivo,
      versao_chave: version,
      bytes: pdf.length,
      sha256: createHash("sha256").update(pdf).digest("hex"),
      nome_arquivo: NAME,
    };
    const id = await addVersao(tx, written, "equipment");
    await markDocument(tx, source.id);
    await queueDrawing(tx, id);
  });
  return true;
}
