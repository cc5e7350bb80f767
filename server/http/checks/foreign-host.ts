/** Requests that the application refuses for their host alone, whatever they ask for. */

import { LONGEST_ADDRESS, LOOPBACK_HOST } from "./request-checks.ts";
import { matchRoute } from "./route-match.ts";

/** Written so that no reader of addresses rewrites it. */
const PLAIN_PATH = /^(?:\/[\w-]*)+(?:\.\w+)?$/;

/**
 * @param url as the request has it
 * @returns false also where the application has to look closer
 */
export function isForeignHost(host: string, url: string): boolean {
  if (LOOPBACK_HOST.test(host) || url.length > LONGEST_ADDRESS) return false;
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  // Health is asked for by any address.
  return PLAIN_PATH.test(path) && matchRoute(path).name !== "probe";
}
