/** What the newsletter's form brought, stored as a stranger's. */
import type { z } from "zod";
import type { newsletterForm } from "#domain/mensagens/newsletter.ts";
import { textoConsentimento } from "#domain/pessoas/consentimentos.ts";
import { takeNewsletterMail } from "#server/auth/attempts.ts";
import { subscribe } from "#server/data/newsletter/inscritos.ts";
import type { RequestContext } from "#server/http/request-context.ts";

/** The same whether the address is known or not; one that had three mails within the hour gets no more. */
export async function storeInscricao(
  { services, origin }: RequestContext,
  { email }: z.infer<typeof newsletterForm>,
): Promise<void> {
  const mail = await takeNewsletterMail(services, email);
  if (mail.isLimited) return;
  const consent = textoConsentimento("informativo").versao;
  await services.database.asStranger((tx) => subscribe(tx, { email, consent, origin }));
}
