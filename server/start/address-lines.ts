import { isLoopbackHost } from "#server/http/checks/loopback.ts";

/** Returns the public address. If the local one differs, a line above shows it to people who set up a proxy. */
export function addressLines(origin: string | undefined, listening: string): string {
  if (origin === undefined) return listening;
  const [shown, own] = [new URL(origin), new URL(listening)];
  const isOwn = [shown, own].every(({ hostname }) => isLoopbackHost(hostname));
  if (isOwn && shown.port === own.port) return origin;
  return `Escuta em ${own.host}\n${origin}`;
}
