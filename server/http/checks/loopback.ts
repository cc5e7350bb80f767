/** Whether a host, as an address writes it, is this very machine: what goes there crosses no network. */
import { isIPv4 } from "node:net";

/** @param host a name or an IP address; an IPv6 one with brackets or without */
export function isLoopbackHost(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, "$1").toLowerCase();
  return name === "localhost" || name === "::1" || (isIPv4(name) && name.startsWith("127."));
}
