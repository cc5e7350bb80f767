import type { DocumentSignatures } from "#domain/laudos/assinaturas.ts";

interface Versao extends DocumentSignatures {
  paginas: { largura: number; altura: number }[];
  textos: string[];
}

/** Picks what the page shows, without the files' names and keys. */
export function shownPdf({ integridade, assinaturas, paginas, textos }: Versao): Versao {
  return { integridade, assinaturas, paginas, textos };
}
