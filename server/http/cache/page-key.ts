const LONGEST = 200;

/**
 * The path with its declared names only, in one order and once each: no client can change what
 * another one gets.
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
