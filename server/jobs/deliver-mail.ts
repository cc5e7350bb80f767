/** The job of a mail: written anew from what its ids are about, handed over, and logged without a word of it. */

import { markNoticeFailed } from "#server/data/laudos/notices.ts";
import { refuseInscrito } from "#server/data/newsletter/inscritos.ts";
import type { Log } from "#server/log.ts";
import { isRefusedForGood, mailFailure } from "#server/mail/mail-failure.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import type { ServerNoticeKind } from "#server/mail/server-notice.tsx";
import { type MailNeeds, markMailSent, writeMail } from "#server/mail/write-mail.ts";

/** Which mail to write, and the address of the site that its links lead to. */
export interface MailJob {
  kind:
    | "recuperacao"
    | "senha-trocada"
    | "segundo-fator-desligado"
    | "mensagem"
    | "resposta"
    | "inscricao"
    | "newsletter-teste"
    | "codigo-acesso"
    | "aviso-laudo"
    | ServerNoticeKind;
  /** Of the recovery, the person in usuarios, the message or its answer, the subscriber, the code or the notice. */
  id: string;
  /** Which post a newsletter on trial is about. */
  post?: string;
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
    }
    log.info({ mail: job.kind, id: job.id }, "mail sent");
  } catch (error) {
    // A server's answer repeats the address it refused, so it is not logged.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const failure = mailFailure(error) ?? "unknown";
    log.warn({ mail: job.kind, id: job.id, failure, code, responseCode }, "mail not sent");
    if (job.kind === "inscricao" && isRefusedForGood(error)) {
      await needs.database.as({ role: "sistema" }, (tx) => refuseInscrito(tx, job.id));
      return;
    }
    // Where the database is away, too, the next try writes it.
    if (job.kind === "aviso-laudo") {
      const asSystem = { role: "sistema" as const };
      const note = needs.database.as(asSystem, (tx) => markNoticeFailed(tx, job.id, failure));
      await note.catch(() => {});
    }
    throw new MailNotSent(failure);
  }
}
