/** Any other host is invalid; the application answers those. */
const HOST = /^[\w.:[\]-]{1,255}$/;
const THIS_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * @param origin the setting `ORIGIN`: with it every host gets the same pages
 * @returns undefined where nothing is cached: a loopback has sixteen million other addresses
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
