/** Files without a row, which crashes leave. A younger one may belong to an upload that is still running. */
import { randomUUID } from "node:crypto";
import type { Database } from "#server/db/open.ts";
import { removeOldAnexos } from "#server/files/remove-old-anexos.ts";
import { anexoKey } from "#server/files/stored-anexo.ts";
import { removeLostImagens } from "#server/imagens/remove-imagens.ts";
import { originalKey } from "#server/imagens/stored-imagem.ts";
import { removeUnusedFiles } from "#server/images/remove-unused-files.ts";
import type { Log } from "#server/log.ts";
import { removeLostPdfs } from "#server/pdf/remove-lost-pdfs.ts";
import { pdfKey } from "#server/pdf/stored-pdf.ts";
import type { Storage } from "#server/storage/storage.ts";
import type { Declaration } from "./lifetime.ts";

interface LostFile {
  name: string;
  declared: Declaration;
  key: string;
  remove(services: { database: Database; storage: Storage; log: Log }): Promise<void>;
}

export const LOST_FILES: readonly LostFile[] = [
  {
    name: "A patient's file",
    declared: ["server/files/remove-old-anexos.ts", "now - DAY_MS"],
    key: anexoKey(randomUUID()),
    remove: (services) => removeOldAnexos(services),
  },
  {
    name: "A report's PDF",
    declared: ["server/pdf/remove-lost-pdfs.ts", "now - DAY_MS"],
    key: pdfKey(randomUUID()),
    remove: (services) => removeLostPdfs(services),
  },
  {
    name: "An image of an exam",
    declared: ["server/imagens/remove-imagens.ts", "now - DAY_MS"],
    key: originalKey(randomUUID()),
    remove: (services) => removeLostImagens(services),
  },
  {
    name: "A picture of the site",
    declared: ["server/images/remove-unused-files.ts", "now - UNUSED_HOURS * HOUR_MS"],
    key: `blog/${randomUUID()}-10x10.webp`,
    remove: (services) => removeUnusedFiles(services),
  },
];
