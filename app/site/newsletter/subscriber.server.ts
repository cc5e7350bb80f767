import { type NewsletterPurpose, readNewsletterToken } from "#server/crypto/newsletter-token.ts";
import type { RequestContext } from "#server/http/request-context.ts";

/** @returns undefined if this server did not sign the link for this purpose */
export function readSubscriber(
  { services }: RequestContext,
  { url }: Request,
  purpose: NewsletterPurpose,
): string | undefined {
  const token = new URL(url).searchParams.get("token") ?? "";
  return readNewsletterToken(services.secretKey, purpose, token);
}
