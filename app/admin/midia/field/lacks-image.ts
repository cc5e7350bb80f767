/** Whether an image that a record shows was taken out of its form. */
import { parseImagem } from "#domain/midia/imagem.ts";

/** One that gave way to another image was replaced, not taken out. */
export function lacksImage(form: FormData, record: object): boolean {
  const before = new Set(imagesIn(record));
  const stay = new Set(imagesIn([...form.values()]));
  return stay.size < before.size && [...before].some((address) => !stay.has(address));
}

/** Own addresses that are a whole value. */
function imagesIn(value: unknown): string[] {
  if (typeof value === "string") return parseImagem(value).chave === undefined ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(imagesIn);
}
