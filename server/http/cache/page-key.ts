const LONGEST = 200;

/** The path with declared query names only, each once and in a fixed order, so no client can change others' pages. */
export function pageUrl(url: URL, names: readonly string[]): URL {
  const clean = new URL(url);
  clean.search = "";
  for (const name of names) {
    const value = url.searchParams.get(name);
    if (value) clean.searchParams.set(name, value.slice(0, LONGEST));
  }
  return clean;
}
