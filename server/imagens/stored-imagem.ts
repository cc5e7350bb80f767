/** The stored files of an exam's images: originals byte for byte, and packs of rendered frames, each encrypted. */
export const IMAGENS_BUCKET = "imagens";

/** @param arquivo the id of an instance's file */
export function originalKey(arquivo: string): string {
  return `${IMAGENS_BUCKET}/${arquivo}.dcm.cifra`;
}

/** @param renderizacao counts the renderings of a series, so that a pack is never replaced by another */
export function packKey(serieId: string, renderizacao: number, pacote: number): string {
  return `${IMAGENS_BUCKET}/${serieId}-${renderizacao}-${pacote}.cifra`;
}
