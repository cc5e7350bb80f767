import { isLoopbackHost } from "#server/http/checks/loopback.ts";

/** @param listening the local address, for people who set up a proxy @returns the public address as the last line */
export function addressLines(origin: string | undefined, listening: string): string {
  if (origin === undefined) return listening;
  const [shown, own] = [new URL(origin), new URL(listening)];
  const isOwn = [shown, own].every(({ hostname }) => isLoopbackHost(hostname));
  if (isOwn && shown.port === own.port) return origin;
  return `Escuta em ${own.host}\n${origin}`;
}
