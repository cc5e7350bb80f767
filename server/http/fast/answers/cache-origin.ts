/** Matches plain hosts. Any other host may be invalid, so the application checks it. */
const HOST = /^[\w.:[\]-]{1,255}$/;
const THIS_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * @param origin the setting `ORIGIN`: where it is set, all hosts share the same cached pages
 * @returns the origin that the page is cached under; undefined if it is not cached. Without `ORIGIN` only localhost,
 * 127.0.0.1 and [::1] are cached, because each other 127.x.y.z would add a copy of the same pages.
 */
export function cacheOrigin(
  origin: string | undefined,
  host: string,
  port: number | undefined,
): string | undefined {
  if (!HOST.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  if (origin) return origin;
  const name = host.toLowerCase();
  const ours = name.endsWith(`:${port}`) ? name.slice(0, -`:${port}`.length) : name;
  return THIS_MACHINE.has(ours) ? `http://${name}` : undefined;
}
