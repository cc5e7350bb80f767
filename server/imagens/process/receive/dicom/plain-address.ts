/** Shortens an IPv4 address that the system writes as IPv6 (`::ffff:10.0.0.1`), so that addresses can be compared. */
export function plainAddress(address: string | undefined): string {
  return (address ?? "").toLowerCase().replace(/^::ffff:(?=\d+\.)/, "");
}
