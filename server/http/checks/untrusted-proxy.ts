/**
 * Whether requests come through a proxy that the settings do not know: then everybody has the proxy's
 * address, and shares one limit.
 */
import type { Services } from "#server/services.ts";
import { isForwarded } from "./client-address.ts";

const SHOWN_MS = 24 * 3_600_000;

/** When the last such request came. */
const seen = new WeakMap<Services, number>();

/** Says it in the log once for each process. */
export function watchForProxy(services: Services, headers: Headers): void {
  if (services.config.trustProxy > 0 || !isForwarded(headers)) return;
  if (!seen.has(services)) {
    services.log.warn("forwarding headers arrive, and TRUST_PROXY is 0: none of them is believed");
  }
  seen.set(services, Date.now());
}

/** For the dashboard: it happened within the last day. */
export function hasUntrustedProxy(services: Services): boolean {
  return Date.now() - (seen.get(services) ?? Number.NEGATIVE_INFINITY) < SHOWN_MS;
}
