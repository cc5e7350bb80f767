/** PostgreSQL checks slugs by the same expression. */
export const SLUG_SHAPE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function slugify(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9\s]/g, "")
    .trim()
    .replace(/\s+/g, "-");
}

export function nextFreeSlug(slug: string, taken: Iterable<string>): string {
  const used = new Set(taken);
  if (!used.has(slug)) return slug;
  let number = 2;
  while (used.has(`${slug}-${number}`)) number++;
  return `${slug}-${number}`;
}
