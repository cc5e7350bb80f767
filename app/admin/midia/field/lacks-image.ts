import { parseImagem } from "#domain/midia/imagem.ts";

/** True if the form removes an image that the record shows. False if the form replaces it by another. */
export function lacksImage(form: FormData, record: object): boolean {
  const before = new Set(imagesIn(record));
  const stay = new Set(imagesIn([...form.values()]));
  return stay.size < before.size && [...before].some((address) => !stay.has(address));
}

function imagesIn(value: unknown): string[] {
  if (typeof value === "string") return parseImagem(value).chave === undefined ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(imagesIn);
}
