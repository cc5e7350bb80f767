import { isLoopbackHost } from "#server/http/checks/loopback.ts";

/** Adds a line with the local address if it differs from the public one, for people who set up a proxy. */
export function addressLines(origin: string | undefined, listening: string): string {
  if (origin === undefined) return listening;
  const [shown, own] = [new URL(origin), new URL(listening)];
  const isOwn = [shown, own].every(({ hostname }) => isLoopbackHost(hostname));
  if (isOwn && shown.port === own.port) return origin;
  return `Escuta em ${own.host}\n${origin}`;
}
