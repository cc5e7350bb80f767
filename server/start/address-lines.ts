/** What the start prints once it answers: the address that people open, which is `ORIGIN` where it is set. */
import { isLoopbackHost } from "#server/http/checks/loopback.ts";

/**
 * @param origin `ORIGIN`
 * @param listening where this machine reaches the server
 * @returns the public address as the last line; before it where the server listens, for those who set up
 *   what stands in front of it
 */
export function addressLines(origin: string | undefined, listening: string): string {
  if (origin === undefined) return listening;
  const [shown, own] = [new URL(origin), new URL(listening)];
  const isOwn = [shown, own].every(({ hostname }) => isLoopbackHost(hostname));
  if (isOwn && shown.port === own.port) return origin;
  return `Escuta em ${own.host}\n${origin}`;
}
