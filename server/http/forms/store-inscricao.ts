import type { z } from "zod";
import type { newsletterForm } from "#domain/mensagens/newsletter.ts";
import { textoConsentimento } from "#domain/pessoas/consentimentos.ts";
import { takeNewsletterMail } from "#server/auth/attempts.ts";
import { subscribe } from "#server/data/newsletter/inscritos.ts";
import type { RequestContext } from "#server/http/request-context.ts";

/** Gives the same answer for known and unknown e-mail addresses. A mailbox gets at most three mails an hour. */
export async function storeInscricao(
  { services, origin }: RequestContext,
  { email }: z.infer<typeof newsletterForm>,
): Promise<void> {
  const mail = await takeNewsletterMail(services, email);
  if (mail.isLimited) return;
  const consent = textoConsentimento("informativo").versao;
  await services.database.asStranger((tx) => subscribe(tx, { email, consent, origin }));
}
