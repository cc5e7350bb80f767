/** An IPv4 address is compared as such, however the system writes it. */
export function plainAddress(address: string | undefined): string {
  return (address ?? "").toLowerCase().replace(/^::ffff:(?=\d+\.)/, "");
}
