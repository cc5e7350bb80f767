import pLimit from "p-limit";
import { DAY_MS } from "#domain/texto/durations.ts";
import type { StoredFiles } from "#server/data/imagens/estudos.ts";
import { listStoredImagens } from "#server/data/imagens/renderings.ts";
import type { Database } from "#server/db/open.ts";
import type { Storage } from "#server/storage/storage.ts";
import { IMAGENS_BUCKET, originalKey, packKey, parseStoredName } from "./stored-imagem.ts";

const AT_ONCE = 16;
const turns = pLimit(AT_ONCE);

export async function removeEstudoFiles(
  storage: Storage,
  { arquivos, series }: StoredFiles,
): Promise<void> {
  await Promise.all([
    ...arquivos.map((arquivo) => turns(() => storage.delete(originalKey(arquivo)))),
    ...series.map(({ id, ...rendering }) => removePacks(storage, id, rendering)),
  ]);
}

export async function removePacks(
  storage: Storage,
  serieId: string,
  { renderizacao, pacotes }: { renderizacao: number; pacotes: number },
): Promise<void> {
  const keys = Array.from({ length: pacotes }, (_, pack) => packKey(serieId, renderizacao, pack));
  await Promise.all(keys.map((key) => turns(() => storage.delete(key))));
}

/** Deletes files without a row. Crashes, the end of retention and unfinished renderings leave such files. */
export async function removeLostImagens(
  { database, storage }: { database: Database; storage: Storage },
  now = Date.now(),
): Promise<void> {
  const old: string[] = [];
  for await (const { key, modifiedAt } of storage.list(IMAGENS_BUCKET)) {
    // A file of the last day may belong to a transfer or rendering that is still running.
    if (modifiedAt.getTime() < now - DAY_MS) old.push(key);
  }
  if (old.length === 0) return;
  // The rows are read after the files are listed, so that a file whose row is new is not deleted.
  const { arquivos, renderings } = await database.as({ role: "sistema" }, listStoredImagens);
  for (const key of old) {
    const name = parseStoredName(key);
    if (!name) continue;
    const isKnown =
      "arquivo" in name
        ? arquivos.has(name.arquivo)
        : renderings.get(name.serie) === name.renderizacao;
    if (!isKnown) await storage.delete(key);
  }
}
