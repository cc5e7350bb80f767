/** Each mail is locked while it is sent. After a crash, the mail in progress is sent again with the same Message-ID. */
import { setTimeout as sleep } from "node:timers/promises";
import { MAILS_PER_SECOND } from "#domain/mensagens/newsletter.ts";
import { newsletterLink } from "#server/crypto/newsletter-token.ts";
import { type Edicao, getEdicao, takeDueEdicao } from "#server/data/newsletter/edicoes.ts";
import {
  createEnvios,
  getNewsletterPost,
  type NewsletterPost,
  postponeEnvio,
  secondsToNextEnvio,
  settleEnvio,
  takeEnvio,
} from "#server/data/newsletter/envios.ts";
import { refuseInscrito } from "#server/data/newsletter/inscritos.ts";
import { recordEvent } from "#server/data/trail/trilha-events.ts";
import type { Tx } from "#server/db/open.ts";
import type { Log } from "#server/log.ts";
import type { LetterLogo } from "#server/mail/letter-logo.ts";
import { isAboutThisMail, isAddressRefused, mailFailure } from "#server/mail/mail-failure.ts";
import type { MailNeeds } from "#server/mail/mail-job.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import type { writeArticle } from "#server/mail/newsletter/write-newsletter.ts";
import { getClinic } from "#server/mail/render-letter.ts";
import { MailNotSent } from "./deliver-mail.ts";

export interface NewsletterJob {
  id: string;
  origin: string;
}

interface Needs extends MailNeeds {
  mailer: Mailer;
  log: Log;
}

export interface Going {
  /** Aborted when the process ends, or another process has taken the job. */
  signal: AbortSignal;
  again(afterSeconds: number): Promise<void>;
}

/** Milliseconds after which a job hands over to the next job, long before it would count as failed. */
const SLICE_MS = 30_000;
const INTERVAL_MS = 1000 / MAILS_PER_SECOND;

/** @throws MailNotSent if the mail server accepts no mail at all; the job is then retried */
export async function sendNewsletter(
  needs: Needs,
  job: NewsletterJob,
  { signal, again }: Going,
): Promise<void> {
  const { database, mailer, log, origin } = needs;
  const post = await database.as({ role: "anonimo" }, (tx) => getNewsletterPost(tx, job.id));
  if (!post) {
    // The post is no longer public. The remaining mails wait until it is published again and sending is resumed.
    log.info({ post: job.id }, "newsletter held: post not public");
    return;
  }
  const { assunto } = await database.as({ role: "sistema" }, (tx) => startScheduled(tx, post.id));
  const { writeArticle } = await import("#server/mail/newsletter/write-newsletter.ts");
  const address = origin ?? job.origin;
  const { clinic, logo } = await getClinic(database, address);
  const letter: Letter = {
    post,
    assunto,
    clinic,
    logo,
    origin: address,
    write: writeArticle,
  };
  const until = performance.now() + SLICE_MS;
  const sent = await mailer.sendMany(async (send) => {
    for (let count = 0; ; count++) {
      const started = performance.now();
      if (signal.aborted || started > until) return count;
      const isDone = await database.as({ role: "sistema" }, (tx) =>
        sendNext(tx, needs, letter, send),
      );
      if (!isDone) return count;
      await sleep(Math.max(0, started + INTERVAL_MS - performance.now()));
    }
  });
  log.info({ post: job.id, mails: sent }, "newsletter sent on");
  const wait = await database.as({ role: "sistema" }, (tx) => secondsToNextEnvio(tx, job.id));
  if (wait !== undefined) await again(wait);
}

/** Queues the mails of a newsletter that is due. After a changed or cancelled date, the old job finds nothing due. */
async function startScheduled(tx: Tx, id: string): Promise<Pick<Edicao, "assunto">> {
  if (await takeDueEdicao(tx, id)) {
    const quantos = await createEnvios(tx, id);
    await recordEvent(tx, {
      acao: "comecou_newsletter",
      coisa: "blog_posts",
      registro: id,
      quantos,
    });
  }
  return getEdicao(tx, id);
}

interface Letter {
  post: NewsletterPost;
  assunto: string | null;
  clinic: string;
  logo: LetterLogo;
  origin: string;
  write: typeof writeArticle;
}

async function sendNext(
  tx: Tx,
  { secretKey, log }: Needs,
  { write, ...letter }: Letter,
  send: Mailer["send"],
): Promise<boolean> {
  const { post, origin } = letter;
  const envio = await takeEnvio(tx, post.id);
  if (!envio) return false;
  if (envio.situacao !== "confirmado") {
    await settleEnvio(tx, envio.id, "dispensado");
    return true;
  }
  const leaveHref = newsletterLink({ secretKey, origin }, "sair", envio.inscritoId);
  try {
    await send({
      ...write({ ...letter, leaveHref }),
      to: envio.email,
      messageId: `newsletter.${envio.id}`,
    });
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const failure = mailFailure(error) ?? "unknown";
    log.warn({ newsletter: envio.id, failure, code, responseCode }, "mail not sent");
    if (isAddressRefused(error)) {
      await settleEnvio(tx, envio.id, "recusado");
      await refuseInscrito(tx, envio.inscritoId);
      return true;
    }
    if (!isAboutThisMail(error)) throw new MailNotSent(failure);
    await postponeEnvio(tx, envio);
    return true;
  }
  await settleEnvio(tx, envio.id, "enviado");
  return true;
}
