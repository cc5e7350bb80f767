/** The job of a mail: written anew from what its ids are about, handed over, and logged without a word of it. */

import type { Log } from "#server/log.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { type MailNeeds, writeMail } from "#server/mail/write-mail.ts";

/** Which mail to write, and the address of the site that its links lead to. */
export interface MailJob {
  kind: "recuperacao" | "senha-trocada";
  /** Of the recovery, or of the person in usuarios. */
  id: string;
  origin: string;
}

/** @throws where the mail could not be handed over; the reason is a code only */
export async function deliverMail(
  { mailer, log, ...needs }: MailNeeds & { mailer: Mailer; log: Log },
  job: MailJob,
): Promise<void> {
  try {
    const message = await writeMail(needs, job);
    if (message) await mailer.send(message);
    log.info({ mail: job.kind, id: job.id }, "mail sent");
  } catch (error) {
    // A server's answer repeats the address it refused, so it is not logged.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    log.warn({ mail: job.kind, id: job.id, code, responseCode }, "mail not sent");
    throw new Error(`mail not sent (${responseCode ?? code ?? "unknown"})`);
  }
}
