import { markNoticeFailed } from "#server/data/laudos/notices.ts";
import { refuseInscrito } from "#server/data/newsletter/inscritos.ts";
import type { Log } from "#server/log.ts";
import { isAddressRefused, mailFailure } from "#server/mail/mail-failure.ts";
import type { MailJob, MailNeeds } from "#server/mail/mail-job.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { markMailSent, writeMail } from "#server/mail/write-mail.ts";

/** `failure` is a code such as `refused` (mail-failure.ts). The dashboard reads it from the stored job. */
export class MailNotSent extends Error {
  constructor(failure: string) {
    super(`mail not sent: ${failure}`);
  }
}

export async function deliverMail(
  { mailer, log, ...needs }: MailNeeds & { mailer: Mailer; log: Log },
  job: MailJob,
): Promise<void> {
  try {
    const message = await writeMail(needs, job);
    if (message) {
      await mailer.send(message);
      await markMailSent(needs, job);
    }
    log.info({ mail: job.kind, id: job.id }, "mail sent");
  } catch (error) {
    // A mail server's answer repeats the refused e-mail address, so it is not logged.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const failure = mailFailure(error) ?? "unknown";
    log.warn({ mail: job.kind, id: job.id, failure, code, responseCode }, "mail not sent");
    if (job.kind === "inscricao" && isAddressRefused(error)) {
      await needs.database.as({ role: "sistema" }, (tx) => refuseInscrito(tx, job.id));
      return;
    }
    // If the database fails too, the next try records the failure.
    if (job.kind === "aviso-laudo") {
      const asSystem = { role: "sistema" as const };
      const note = needs.database.as(asSystem, (tx) => markNoticeFailed(tx, job.id, failure));
      await note.catch(() => {});
    }
    throw new MailNotSent(failure);
  }
}
