import { type Variantes, varianteKey } from "#domain/midia/imagem.ts";
import { getMidia, lockMidia, saveVariantes } from "#server/data/midia.ts";
import type { Database } from "#server/db/open.ts";
import type { Storage } from "#server/storage/storage.ts";
import { encodeAvif, encodeWebp, variantWidths } from "./encode-picture.ts";
import { onePictureLater } from "./picture-queue.ts";

interface VariantServices {
  database: Database;
  storage: Storage;
}

/** May run twice. The row's update makes cached pages use the new files. */
export async function makeImageVariants(
  { database, storage }: VariantServices,
  { chave }: { chave: string },
): Promise<void> {
  const asSystem = { role: "sistema" } as const;
  const row = await database.as(asSystem, (tx) => getMidia(tx, chave));
  const full = row && (await storage.get(`${chave}.webp`));
  if (!row || !full) return;
  const wanted = variantWidths(row.largura);
  const made: string[] = [];
  const make = async (width: number, type: keyof Variantes) => {
    const encode = type === "avif" ? encodeAvif : encodeWebp;
    // Each file is queued separately, so that an upload waits for one file and not for all.
    const bytes = await onePictureLater(() => encode(full, width));
    const key = varianteKey(chave, width, type);
    made.push(key);
    await storage.put(key, bytes);
  };
  for (const width of wanted.webp) await make(width, "webp");
  for (const width of wanted.avif) await make(width, "avif");
  await database.as(asSystem, async (tx) => {
    await lockMidia(tx, chave);
    if (await saveVariantes(tx, chave, wanted)) return;
    await Promise.all(made.map((key) => storage.delete(key)));
  });
}
