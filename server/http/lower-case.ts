/** Addresses typed with capitals, as from a printed leaflet: the pages' own are all in small letters. */
import { PUBLIC_PAGES } from "#domain/public-pages.ts";

const PAGES = new Set(PUBLIC_PAGES.map(({ path }) => path));

/**
 * @param pathname without a slash at its end.
 * @returns the page's own path, or undefined where the given one is it or is no page of the site.
 */
export function lowerCasePath(pathname: string): string | undefined {
  const lower = pathname.toLowerCase();
  return lower !== pathname && PAGES.has(lower) ? lower : undefined;
}
