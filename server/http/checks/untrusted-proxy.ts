/** Detects a proxy while TRUST_PROXY is 0, because all its clients then share one IP address and its limits. */
import { DAY_MS } from "#domain/texto/durations.ts";
import type { Services } from "#server/services.ts";
import { isForwarded } from "./client-address.ts";

const SHOWN_MS = DAY_MS;

const seen = new WeakMap<Services, number>();

export function watchForProxy(services: Services, headers: Headers): void {
  if (services.config.trustProxy > 0 || !isForwarded(headers)) return;
  if (!seen.has(services)) {
    services.log.warn("forwarding headers arrive, and TRUST_PROXY is 0: none of them is believed");
  }
  seen.set(services, Date.now());
}

export function hasUntrustedProxy(services: Services): boolean {
  return Date.now() - (seen.get(services) ?? Number.NEGATIVE_INFINITY) < SHOWN_MS;
}
