import { isIPv6 } from "node:net";

/** An internet provider gives each customer a whole /64 of IPv6 (RFC 6177), so a /64 counts as one IP address. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [withoutZone = ""] = address.split("%");
  const [head = "", tail] = withoutZone.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array(Math.max(0, missing)).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
