/** A mail's job: writes it from its ids, sends it, and logs none of its words. */

import { markNoticeFailed } from "#server/data/laudos/notices.ts";
import { refuseInscrito } from "#server/data/newsletter/inscritos.ts";
import type { Log } from "#server/log.ts";
import { isRefusedForGood, mailFailure } from "#server/mail/mail-failure.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import type { ServerNoticeKind } from "#server/mail/server-notice.tsx";
import { type MailNeeds, markMailSent, writeMail } from "#server/mail/write-mail.ts";

/** The mail to write, and the site's address for its links. */
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
  /** Of the recovery, the person, the message or answer, the subscriber, the code or the notice. */
  id: string;
  /** The post of a trial newsletter. */
  post?: string;
  origin: string;
}

/** One word of reason, stored with the job for the dashboard. */
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
    // A server's answer repeats the refused address, so it is not logged.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const failure = mailFailure(error) ?? "unknown";
    log.warn({ mail: job.kind, id: job.id, failure, code, responseCode }, "mail not sent");
    if (job.kind === "inscricao" && isRefusedForGood(error)) {
      await needs.database.as({ role: "sistema" }, (tx) => refuseInscrito(tx, job.id));
      return;
    }
    // If the database fails too, the next try records it.
    if (job.kind === "aviso-laudo") {
      const asSystem = { role: "sistema" as const };
      const note = needs.database.as(asSystem, (tx) => markNoticeFailed(tx, job.id, failure));
      await note.catch(() => {});
    }
    throw new MailNotSent(failure);
  }
}
