/** Domains whose mailboxes ignore the dots of a name, under the one name that they share. */
const WITHOUT_DOTS = ["gmail.com", "googlemail.com"];

/**
 * Tells whether two addresses lead to one mailbox: what stands behind a plus sign goes to the same one, and
 * Google's ignores dots. Only compared; mail goes to the address as it was typed. The database computes
 * the same (`caixa_postal`).
 */
export function mailboxKey(email: string): string {
  const plain = email.toLowerCase();
  const at = plain.lastIndexOf("@");
  const local = plain.slice(0, Math.max(0, at));
  const domain = plain.slice(at + 1);
  const name = local.split("+", 1)[0] || local;
  if (!WITHOUT_DOTS.includes(domain)) return `${name}@${domain}`;
  return `${name.replaceAll(".", "") || name}@gmail.com`;
}
