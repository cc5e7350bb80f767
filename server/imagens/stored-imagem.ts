/** Seconds without a new image after which a series counts as complete and is rendered. */
export const QUIET_SECONDS = 4;

export const IMAGENS_BUCKET = "imagens";

export function originalKey(arquivo: string): string {
  return `${IMAGENS_BUCKET}/${arquivo}.dcm.cifra`;
}

/** @param renderizacao the rendering's number in its series; each rendering has packs of its own */
export function packKey(serieId: string, renderizacao: number, pacote: number): string {
  return `${IMAGENS_BUCKET}/${serieId}-${renderizacao}-${pacote}.cifra`;
}

type StoredName = { arquivo: string } | { serie: string; renderizacao: number };

const ORIGINAL = /^imagens\/([0-9a-f-]{36})\.dcm\.cifra$/;
const PACK = /^imagens\/([0-9a-f-]{36})-(\d+)-\d+\.cifra$/;

export function parseStoredName(key: string): StoredName | undefined {
  const arquivo = ORIGINAL.exec(key)?.[1];
  if (arquivo !== undefined) return { arquivo };
  const [, serie, renderizacao] = PACK.exec(key) ?? [];
  return serie === undefined ? undefined : { serie, renderizacao: Number(renderizacao) };
}
