/** True where an image that a record shows was removed in its form. */
import { parseImagem } from "#domain/midia/imagem.ts";

/** False for an image that was replaced by another. */
export function lacksImage(form: FormData, record: object): boolean {
  const before = new Set(imagesIn(record));
  const stay = new Set(imagesIn([...form.values()]));
  return stay.size < before.size && [...before].some((address) => !stay.has(address));
}

/** Collects values that are an image's own address. */
function imagesIn(value: unknown): string[] {
  if (typeof value === "string") return parseImagem(value).chave === undefined ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(imagesIn);
}
