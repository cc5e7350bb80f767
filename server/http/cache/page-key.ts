/** Which part of an address shapes a public page: its path and the query names declared for it. */
const LONGEST = 200;

/**
 * @param names the query names that the address's row declares.
 * @returns the address a page is made for: the path with only its declared names, in one order and
 * each at most once, so that the same page has one key and nobody shapes another reader's page.
 */
export function pageUrl(url: URL, names: readonly string[]): URL {
  const clean = new URL(url);
  clean.search = "";
  for (const name of names) {
    const value = url.searchParams.get(name);
    if (value) clean.searchParams.set(name, value.slice(0, LONGEST));
  }
  return clean;
}
