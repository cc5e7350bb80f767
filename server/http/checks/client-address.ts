/** The client's IP address, from the socket and from as many proxies as the settings trust. */
import { isIP } from "node:net";
import { isLoopbackHost } from "./loopback.ts";

/**
 * @param forwardedFor X-Forwarded-For, which anyone may send
 * @param trusted how many proxies in front are ours (`TRUST_PROXY`)
 * @returns the IP address of the last hop before our proxies; IPv4-mapped IPv6 is written as IPv4
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

/** Headers that proxies add. A direct client has no reason to send them. */
const FORWARDING = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "via",
];

/** True if a proxy forwarded the request, or a client claims so. */
export function isForwarded(headers: Headers): boolean {
  return FORWARDING.some((name) => headers.has(name));
}

/** True for a request from this machine that no proxy forwarded. */
export function isLocalCaller(socketAddress: string | undefined, headers: Headers): boolean {
  return !isForwarded(headers) && isLoopbackHost(canonical(socketAddress ?? ""));
}

function canonical(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "").toLowerCase();
}
