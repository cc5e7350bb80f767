import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { IMAGEM_LIMITS } from "#domain/imagens/imagens.ts";
import { isDocumento } from "#domain/imagens/problemas.ts";
import { freeMegabytes, LOW_MB } from "#server/backup/free-space.ts";
import { encryptFile } from "#server/crypto/file-chunks.ts";
import {
  beginRendering,
  listSources,
  type StoredSource,
  saveRendered,
} from "#server/data/imagens/renderings.ts";
import { makeTemporaryFile } from "#server/files/temporary-files.ts";
import type { JobServices } from "#server/jobs/job-services.ts";
import type { Going } from "#server/jobs/send-newsletter.ts";
import { encryptedFile } from "#server/pdf/stored-pdf.ts";
import { type Falha, queueDocuments } from "./queue-documents.ts";
import { removePacks } from "./remove-imagens.ts";
import { type RenderSource, renderSerie } from "./render/render-serie.ts";
import { originalKey, packKey, QUIET_SECONDS } from "./stored-imagem.ts";

interface RenderNeeds
  extends Pick<JobServices, "database" | "storage" | "dataKeys" | "queueDrawing" | "config"> {
  /** In megabytes. */
  free?(): Promise<number>;
}

const asSystem = { role: "sistema" } as const;

/** @param most the limit; images beyond it get the problem `pesada` @throws if the job has to be retried */
export async function renderStoredSerie(
  needs: RenderNeeds,
  { id }: { id: string },
  { again }: Pick<Going, "again">,
  most: number = IMAGEM_LIMITS.serie,
): Promise<void> {
  const { database, dataKeys, storage } = needs;
  const rendering = await database.as(asSystem, (tx) => beginRendering(tx, id, QUIET_SECONDS));
  if (rendering === "waits") return again(QUIET_SECONDS);
  if (rendering === "done") return;
  const all = await database.as(asSystem, (tx) => listSources(tx, id));
  const stored = all.slice(0, most);
  const beyond = all.slice(most).map((one) => ({ id: one.id, problema: "pesada" as const }));
  const copies: string[] = [];
  const { renderizacao } = rendering;
  let pacotes = 0;
  let mayBeSaved = false;
  try {
    await requireRoom(needs, stored);
    const { sources, lost } = await fetchSources(needs, stored, copies);
    const { version } = encryptedFile(dataKeys, packKey(id, renderizacao, 0));
    const rendered = await renderSerie(sources, async (number, bytes) => {
      pacotes = number + 1;
      const name = packKey(id, renderizacao, number);
      await storage.put(name, encryptFile(encryptedFile(dataKeys, name, version).file, bytes));
    });
    const { indice } = rendered;
    const problems = await queueDocuments(needs, { stored, sources, falhas: rendered.falhas });
    const falhas = [...problems, ...lost, ...beyond];
    // A save that throws may have committed, so the packs stay. The nightly job removes packs without a row.
    mayBeSaved = true;
    mayBeSaved = await database.as(asSystem, (tx) =>
      saveRendered(tx, id, { renderizacao, indice, falhas, versao_chave: version }),
    );
    if (mayBeSaved) await removePacks(storage, id, rendering.former);
  } finally {
    if (!mayBeSaved) await removePacks(storage, id, { renderizacao, pacotes }).catch(() => {});
    for (const path of copies) await rm(path, { force: true });
  }
}

async function requireRoom(
  { config, free = () => freeMegabytes(config.dataDir) }: RenderNeeds,
  stored: readonly StoredSource[],
): Promise<void> {
  const needed = stored.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 ** 2;
  if ((await free()) - needed < LOW_MB) throw new Error("no room for the copies of the series");
}

/** @param copies the list of the copies' paths; each path is added before its copy is written */
async function fetchSources(
  needs: RenderNeeds,
  stored: readonly StoredSource[],
  copies: string[],
): Promise<{ sources: RenderSource[]; lost: Falha[] }> {
  const sources: RenderSource[] = [];
  const lost: Falha[] = [];
  for (const one of stored) {
    const path = await makeTemporaryFile(needs.config.dataDir, `serie-${one.arquivo}`);
    copies.push(path);
    const source = await fetchSource(needs, one, path);
    // If an earlier rendering found that the file is a PDF, that result stays.
    const problema = isDocumento(one.problema) ? one.problema : "perdida";
    if (source) sources.push(source);
    else lost.push({ id: one.id, problema });
  }
  return { sources, lost };
}

/** Copies the original to a local file for the renderer. @returns undefined if the original is lost */
async function fetchSource(
  { storage, dataKeys }: RenderNeeds,
  { id, arquivo, versao_chave, bytes }: StoredSource,
  path: string,
): Promise<RenderSource | undefined> {
  const name = originalKey(arquivo);
  const stream = await storage.range(name, 0, Number.MAX_SAFE_INTEGER);
  if (!stream) return undefined;
  await pipeline(stream, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  return { id, path, bytes, file: encryptedFile(dataKeys, name, versao_chave).file };
}
