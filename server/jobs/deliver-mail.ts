/** The job of a mail: written anew from what its ids are about, handed over, and logged without a word of it. */

import { noteDelivery } from "#server/data/laudos/notices.ts";
import type { Log } from "#server/log.ts";
import { mailFailure } from "#server/mail/mail-failure.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { type MailNeeds, markMailSent, writeMail } from "#server/mail/write-mail.ts";

/** Which mail to write, and the address of the site that its links lead to. */
export interface MailJob {
  kind:
    | "recuperacao"
    | "senha-trocada"
    | "segundo-fator-desligado"
    | "codigo-acesso"
    | "aviso-laudo"
    | "mensagem"
    | "resposta";
  /** Of the recovery, the person in usuarios, the code that was asked for, the notice, the message, its answer. */
  id: string;
  origin: string;
}

/** Why, in one word: it is kept beside the job, for the dashboard. */
export class MailNotSent extends Error {
  constructor(failure: string) {
    super(`mail not sent: ${failure}`);
  }
}

/** @throws MailNotSent where the mail could not be handed over */
export async function deliverMail(
  { mailer, log, ...needs }: MailNeeds & { mailer: Mailer; log: Log },
  job: MailJob,
): Promise<void> {
  try {
    const message = await writeMail(needs, job);
    if (message) {
      await mailer.send(message);
      await markMailSent(needs, job);
      if (job.kind === "aviso-laudo") await noteDelivery(needs.database, job.id, null);
    }
    log.info({ mail: job.kind, id: job.id }, "mail sent");
  } catch (error) {
    // A server's answer repeats the address it refused, so it is not logged.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const failure = mailFailure(error) ?? "unknown";
    log.warn({ mail: job.kind, id: job.id, failure, code, responseCode }, "mail not sent");
    // Where the database is away, too, the next try writes it.
    if (job.kind === "aviso-laudo") {
      await noteDelivery(needs.database, job.id, failure).catch(() => {});
    }
    throw new MailNotSent(failure);
  }
}
