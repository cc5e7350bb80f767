/** What the newsletter form leads to: one answer, whether the address is known or not. */
import { data, redirect } from "react-router";
import { parseForm } from "#app/ui/read-form-data.ts";
import { tooManyAttempts } from "#domain/auth.ts";
import { NEWSLETTER_CONSENT, newsletterForm } from "#domain/newsletter.ts";
import { takeFormAttempt, takeNewsletterMail } from "#server/auth/attempts.ts";
import { subscribe } from "#server/data/newsletter/inscritos.ts";
import type { RequestContext } from "#server/http/request-context.ts";

/** @param sentPath where the browser is led once the form was taken */
export async function answerNewsletter(
  { services, origin, address, log }: RequestContext,
  request: Request,
  sentPath: string,
) {
  const submission = await parseForm(request, newsletterForm);
  const attempt = await takeFormAttempt(services, "newsletter", address);
  if (attempt.isLimited) {
    const limited = tooManyAttempts(attempt.minutes);
    const headers = { "Retry-After": String(attempt.minutes * 60) };
    return data({ result: submission.reply(), limited }, { status: 429, headers });
  }
  if (submission.status !== "success") {
    return data({ result: submission.reply() }, { status: 400 });
  }
  const { email, site } = submission.value;
  if (site !== "") {
    log.info({ form: "newsletter" }, "robot ignored");
    return redirect(sentPath);
  }
  const mail = await takeNewsletterMail(services, email);
  if (!mail.isLimited) {
    const consent = NEWSLETTER_CONSENT.version;
    await services.database.asStranger((tx) => subscribe(tx, { email, consent, origin }));
  }
  return redirect(sentPath);
}
