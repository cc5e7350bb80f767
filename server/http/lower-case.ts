/** Addresses typed with capitals, as from a printed leaflet: the pages' own are all in small letters. */
import { PUBLIC_PAGES } from "#domain/public-pages.ts";

const PAGES = new Set(PUBLIC_PAGES.map(({ path }) => path));
/** What stands below them is a slug, which has none either. */
const WITH_SLUGS = /^\/(?:exames|blog)\/[a-z0-9-]+$/;

/**
 * @param pathname without a slash at its end.
 * @returns the page's own path, or undefined where the given one is it or is no page of the site.
 */
export function lowerCasePath(pathname: string): string | undefined {
  const lower = pathname.toLowerCase();
  if (lower === pathname) return undefined;
  return PAGES.has(lower) || WITH_SLUGS.test(lower) ? lower : undefined;
}
