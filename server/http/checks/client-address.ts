/** Who is asking, judged by the socket and by as many proxies as the configuration trusts. */
import { isIP } from "node:net";
import { isLoopbackHost } from "./loopback.ts";

/**
 * @param socketAddress the peer of the connection.
 * @param forwardedFor value of X-Forwarded-For, which anyone may send.
 * @param trusted how many proxies in front are ours (`TRUST_PROXY`).
 * @returns the address of the first hop that is not ours, IPv4-mapped IPv6 written as IPv4.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trusted: number,
): string {
  const hops = (forwardedFor ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  const chain = [...hops, socketAddress ?? ""];
  const candidate = chain[Math.max(0, chain.length - 1 - trusted)] ?? "";
  return canonical(isIP(candidate) ? candidate : (socketAddress ?? ""));
}

/** What proxies add; whoever asks directly has no reason to. */
const FORWARDING = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "via",
];

/** A proxy passed it on, or somebody pretends so. */
export function isForwarded(headers: Headers): boolean {
  return FORWARDING.some((name) => headers.has(name));
}

/** True for a connection from this machine that no proxy passed on. */
export function isLocalCaller(socketAddress: string | undefined, headers: Headers): boolean {
  return !isForwarded(headers) && isLoopbackHost(canonical(socketAddress ?? ""));
}

function canonical(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "").toLowerCase();
}
