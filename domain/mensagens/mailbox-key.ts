/** Gmail's two domains, which have the same mailboxes. Gmail ignores dots in a mailbox's name. */
const WITHOUT_DOTS = ["gmail.com", "googlemail.com"];

/** Addresses with the same key share a mailbox. No mail is sent to keys. `caixa_postal` (SQL) computes the same key. */
export function mailboxKey(email: string): string {
  const plain = email.toLowerCase();
  const at = plain.lastIndexOf("@");
  const local = plain.slice(0, Math.max(0, at));
  const domain = plain.slice(at + 1);
  const name = local.split("+", 1)[0] || local;
  if (!WITHOUT_DOTS.includes(domain)) return `${name}@${domain}`;
  return `${name.replaceAll(".", "") || name}@gmail.com`;
}
