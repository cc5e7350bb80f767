import { randomUUID } from "node:crypto";
import {
  addImagem,
  type FoundImagem,
  findStored,
  replaceArquivo,
} from "#server/data/imagens/store-imagem.ts";
import type { Database } from "#server/db/open.ts";
import { makeTemporaryFile } from "#server/files/temporary-files.ts";
import type { Queue } from "#server/jobs/queue.ts";
import { encryptedFile, type FileNeeds } from "#server/pdf/stored-pdf.ts";
import type { ReceivedInstance, Slot, TakeResult } from "./received.ts";
import { originalKey, QUIET_SECONDS } from "./stored-imagem.ts";

interface TakeNeeds extends Pick<FileNeeds, "storage"> {
  database: Database;
  queue: Pick<Queue, "send">;
}

const asSystem = { role: "sistema" } as const;

export async function newSlot({
  dataKeys,
  dataDir,
}: Pick<FileNeeds, "dataKeys"> & { dataDir: string }): Promise<Slot> {
  const arquivo = randomUUID();
  const name = originalKey(arquivo);
  const { file, version } = encryptedFile(dataKeys, name);
  const path = await makeTemporaryFile(dataDir, `imagem-${arquivo}`);
  return { arquivo, versao_chave: version, key: file.key, name, path };
}

/** Stores the file before its row, so that a row always has its file. @throws if the instance must be sent again */
export async function takeInstance(
  needs: TakeNeeds,
  received: ReceivedInstance,
): Promise<TakeResult> {
  const { database, storage } = needs;
  const { name, path } = received.slot;
  const storing = storage.putFile(name, path);
  const remove = async () => {
    await storing.catch(() => {});
    await storage.delete(name).catch(() => {});
  };
  let found: FoundImagem | undefined;
  try {
    // The query and the copy run in parallel, because equipment waits for the answer before it sends the next image.
    [found] = await Promise.all([database.as(asSystem, (tx) => findStored(tx, received)), storing]);
  } catch (error) {
    await remove();
    throw error;
  }
  // A save that throws may have committed, so the file stays. The nightly job removes files without a row.
  let result: TakeResult;
  if (!found) result = await saveImagem(needs, received, addImagem);
  else if (found.result === "known" && !(await storage.exists(originalKey(found.arquivo)))) {
    result = await saveImagem(needs, received, replaceArquivo);
  } else result = found.result;
  if (result !== "stored") await remove();
  return result;
}

export function saveImagem(
  { database, queue }: Pick<TakeNeeds, "database" | "queue">,
  received: ReceivedInstance,
  save = addImagem,
): Promise<TakeResult> {
  return database.as(asSystem, async (tx) => {
    const { render, result } = await save(tx, received);
    if (render) await queue.send(tx, "render-serie", { id: render }, { after: QUIET_SECONDS });
    return result;
  });
}
