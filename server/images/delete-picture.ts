import { varianteKey } from "#domain/midia/imagem.ts";
import { pngKeys } from "#domain/midia/logo.ts";
import { deleteUnusedMidia, getMidia, lockMidia } from "#server/data/midia.ts";
import { variantWidths } from "./encode-picture.ts";
import type { PictureStore } from "./picture-store.ts";

/** Deletes the row, then the files. @returns false if the picture does not exist or is in use */
export async function deletePicture(
  { storage, run }: Pick<PictureStore, "storage" | "run">,
  id: string,
): Promise<boolean> {
  const chave = await run((tx) => deleteUnusedMidia(tx, id));
  if (chave === undefined) return false;
  await run(async (tx) => {
    await lockMidia(tx, chave);
    // If the same picture was uploaded again in the meantime, the files belong to the new row.
    if (await getMidia(tx, chave)) return;
    await Promise.all(pictureKeys(chave).map((key) => storage.delete(key)));
  });
  return true;
}

function pictureKeys(chave: string): string[] {
  const width = Number(/-(\d+)x\d+$/.exec(chave)?.[1]);
  const { avif, webp } = variantWidths(width);
  return [
    `${chave}.webp`,
    ...webp.map((one) => varianteKey(chave, one, "webp")),
    ...avif.map((one) => varianteKey(chave, one, "avif")),
    ...pngKeys(chave),
  ];
}
