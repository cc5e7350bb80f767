/** A link's id is signed for one purpose, so a confirmation link cannot unsubscribe. */
import { isId } from "#domain/texto/id.ts";
import { isSignatureOf, signatureOf } from "./signature.ts";

const PURPOSES = { confirmar: "newsletter confirm", sair: "newsletter leave" } as const;
export type NewsletterPurpose = keyof typeof PURPOSES;

function newsletterToken(secretKey: Buffer, purpose: NewsletterPurpose, id: string): string {
  return `${id}.${signatureOf(secretKey, PURPOSES[purpose], id)}`;
}

export function newsletterLink(
  { secretKey, origin }: { secretKey: Buffer; origin: string },
  purpose: NewsletterPurpose,
  id: string,
): string {
  const link = new URL(`/newsletter/${purpose}`, origin);
  link.searchParams.set("token", newsletterToken(secretKey, purpose, id));
  return link.href;
}

export function readNewsletterToken(
  secretKey: Buffer,
  purpose: NewsletterPurpose,
  token: string,
): string | undefined {
  const [id = "", signature = "", ...more] = token.split(".", 3);
  if (!isId(id) || more.length > 0) return undefined;
  return isSignatureOf(secretKey, PURPOSES[purpose], id, signature) ? id : undefined;
}
