/** Matches plain hosts. Any other host may be invalid, so the application checks it. */
const HOST = /^[\w.:[\]-]{1,255}$/;
const THIS_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Without `ORIGIN`, only THIS_MACHINE's pages are cached, because each further host would add a copy of every page. */
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
