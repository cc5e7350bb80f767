/** Tests whether a host is this machine itself, so that requests to it cross no network. */
import { isIPv4 } from "node:net";

/** @param host a name or an IP address; an IPv6 one with or without brackets */
export function isLoopbackHost(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, "$1").toLowerCase();
  return name === "localhost" || name === "::1" || (isIPv4(name) && name.startsWith("127."));
}
