/** Deletes the files of appointment requests that ended long ago, and files that a crash left without a row. */
import { DAY_MS } from "#domain/texto/durations.ts";
import {
  listExpiredAnexos,
  listStoredAnexos,
  removeAnexo,
} from "#server/data/agendamentos/anexos.ts";
import { recordEvent } from "#server/data/trail/trilha-events.ts";
import type { Database } from "#server/db/open.ts";
import type { Storage } from "#server/storage/storage.ts";
import { ANEXOS_BUCKET, anexoKey, arquivoOf } from "./stored-anexo.ts";

const asSystem = { role: "sistema" } as const;

/** @throws the first failure after trying all files; the next run tries the failed files again */
export async function removeOldAnexos(
  { database, storage }: { database: Database; storage: Storage },
  now = Date.now(),
): Promise<void> {
  const failures: unknown[] = [];
  const attempt = async (remove: () => Promise<void>) => {
    try {
      await remove();
      return true;
    } catch (error) {
      failures.push(error);
      return false;
    }
  };
  const expired = await database.as(asSystem, listExpiredAnexos);
  let quantos = 0;
  for (const { id, arquivo } of expired) {
    const isRemoved = await attempt(async () => {
      // The row is deleted last, so that the next run lists a file again if it could not be deleted.
      await storage.delete(anexoKey(arquivo));
      await database.as(asSystem, (tx) => removeAnexo(tx, id));
    });
    if (isRemoved) quantos++;
  }
  if (quantos > 0) {
    await database.as(asSystem, (tx) =>
      recordEvent(tx, { acao: "removeu_pelo_prazo", coisa: "agendamento_anexos", quantos }),
    );
  }
  for (const key of await listWithoutRow(database, storage, now - DAY_MS)) {
    await attempt(() => storage.delete(key));
  }
  if (failures.length > 0) throw failures[0];
}

async function listWithoutRow(
  database: Database,
  storage: Storage,
  before: number,
): Promise<string[]> {
  const old: string[] = [];
  for await (const { key, modifiedAt } of storage.list(ANEXOS_BUCKET)) {
    if (modifiedAt.getTime() < before) old.push(key);
  }
  if (old.length === 0) return [];
  // The rows are read after the list of files, so that rows added in the meantime are found.
  const known = await database.as(asSystem, listStoredAnexos);
  return old.filter((key) => {
    const arquivo = arquivoOf(key);
    return arquivo !== undefined && !known.has(arquivo);
  });
}
