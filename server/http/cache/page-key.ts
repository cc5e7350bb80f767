const LONGEST = 200;

/** Reduces the query to declared names, each once and in a fixed order, so that no client can poison the cache. */
export function pageUrl(url: URL, names: readonly string[]): URL {
  const clean = new URL(url);
  clean.search = "";
  for (const name of names) {
    const value = url.searchParams.get(name);
    if (value) clean.searchParams.set(name, value.slice(0, LONGEST));
  }
  return clean;
}
