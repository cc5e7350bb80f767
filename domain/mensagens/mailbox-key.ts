/** Domains whose mailboxes ignore dots; both count as the first one. */
const WITHOUT_DOTS = ["gmail.com", "googlemail.com"];

/**
 * Two addresses with the same key lead to one mailbox: plus suffixes and Gmail's dots do not count. No mail is sent to
 * the key, which is only compared; the database computes the same key (`caixa_postal`).
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
