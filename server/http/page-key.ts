/** Which part of an address shapes a public page: its path and the query names declared for it. */
const DECLARED: Readonly<Record<string, readonly string[]>> = {
  "/exames": ["busca"],
  "/blog": ["categoria", "enviado"],
  "/contato": ["enviado"],
};
const LONGEST = 200;

/**
 * @returns the address a page is made for: the path with only its declared names, in one order and
 * each at most once, so that the same page has one key and nobody shapes another reader's page.
 */
export function pageUrl(url: URL): URL {
  const clean = new URL(url);
  clean.search = "";
  const declared = Object.hasOwn(DECLARED, url.pathname) ? DECLARED[url.pathname] : undefined;
  for (const name of declared ?? []) {
    const value = url.searchParams.get(name);
    if (value) clean.searchParams.set(name, value.slice(0, LONGEST));
  }
  return clean;
}
