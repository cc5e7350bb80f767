import { isIP } from "node:net";
import { isLoopbackHost } from "./loopback.ts";

/** @param forwardedFor a header that clients can forge @param trusted the number of own proxies (`TRUST_PROXY`) */
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

export function isLocalCaller(socketAddress: string | undefined, headers: Headers): boolean {
  return !isForwarded(headers) && isLoopbackHost(canonical(socketAddress ?? ""));
}

function canonical(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "").toLowerCase();
}
