import { LONGEST_ADDRESS, LOOPBACK_HOST } from "./request-checks.ts";
import { matchRoute } from "./route-match.ts";

/** Matches paths that every URL parser leaves unchanged. */
const PLAIN_PATH = /^(?:\/[\w-]*)+(?:\.\w+)?$/;

/** @returns true only for a host that is certainly foreign; the application decides about the others */
export function isForeignHost(host: string, url: string): boolean {
  if (LOOPBACK_HOST.test(host) || url.length > LONGEST_ADDRESS) return false;
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  return PLAIN_PATH.test(path) && matchRoute(path).name !== "probe";
}
