import { DAY_MS } from "#domain/texto/durations.ts";
import { listStoredArquivos } from "#server/data/laudos/versoes.ts";
import type { Database } from "#server/db/open.ts";
import type { Storage } from "#server/storage/storage.ts";
import { LAUDOS_BUCKET } from "./stored-pdf.ts";

const ARQUIVO = /^laudos\/([0-9a-f-]{36})[-.]/;

export async function removeLostPdfs(
  { database, storage }: { database: Database; storage: Storage },
  now = Date.now(),
): Promise<void> {
  const old: string[] = [];
  for await (const { key, modifiedAt } of storage.list(LAUDOS_BUCKET)) {
    // A file of the last day may belong to an upload or rendering that is still in progress.
    if (modifiedAt.getTime() < now - DAY_MS) old.push(key);
  }
  if (old.length === 0) return;
  // The rows are read after the files are listed, so that a file whose row is new is not deleted.
  const known = await database.as({ role: "sistema" }, listStoredArquivos);
  for (const key of old) {
    const arquivo = ARQUIVO.exec(key)?.[1];
    if (arquivo !== undefined && !known.has(arquivo)) await storage.delete(key);
  }
}
