/** Which part of an address shapes a public page: its path and these query names, nothing else. */
const DECLARED = ["busca", "categoria", "enviado"];
const LONGEST = 200;

/**
 * @returns the address a page is made for: the path with only the declared names, in one order and
 * each at most once, so that the same page has one key and nobody shapes another reader's page.
 */
export function pageUrl(url: URL): URL {
  const clean = new URL(url);
  clean.search = "";
  for (const name of DECLARED) {
    const value = url.searchParams.get(name);
    if (value) clean.searchParams.set(name, value.slice(0, LONGEST));
  }
  return clean;
}
