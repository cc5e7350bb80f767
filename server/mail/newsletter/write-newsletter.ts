import { createElement } from "react";
import { formatDate } from "#domain/texto/datas.ts";
import { newsletterLink } from "#server/crypto/newsletter-token.ts";
import { getEdicao } from "#server/data/newsletter/edicoes.ts";
import { getNewsletterPost, type NewsletterPost } from "#server/data/newsletter/envios.ts";
import { getInscrito } from "#server/data/newsletter/inscritos.ts";
import { getAccountAddressee } from "#server/data/people/senhas.ts";
import type { LetterLogo } from "../letter-logo.ts";
import type { MailJob, MailNeeds } from "../mail-job.ts";
import type { Message } from "../message.ts";
import { getClinic, renderLetter } from "../render-letter.ts";
import { ArticleLetter, articleText } from "./article-mail.tsx";
import {
  ALREADY_IN_SUBJECT,
  CONFIRM_SUBJECT,
  SubscriptionLetter,
  subscriptionText,
} from "./subscription-mail.tsx";

export async function writeSubscription(needed: MailNeeds, job: MailJob) {
  const { database, secretKey } = needed;
  const origin = needed.origin ?? job.origin;
  const inscrito = await database.as({ role: "sistema" }, (tx) => getInscrito(tx, job.id));
  if (inscrito?.situacao !== "pendente" && inscrito?.situacao !== "confirmado") return undefined;
  const isIn = inscrito.situacao === "confirmado";
  const { clinic, logo } = await getClinic(database, origin);
  const leaveHref = newsletterLink({ secretKey, origin }, "sair", inscrito.id);
  const confirmHref = isIn
    ? undefined
    : newsletterLink({ secretKey, origin }, "confirmar", inscrito.id);
  const props = { clinic, confirmHref, leaveHref };
  return {
    to: inscrito.email,
    subject: `${isIn ? ALREADY_IN_SUBJECT : CONFIRM_SUBJECT} · ${clinic}`,
    html: renderLetter(createElement(SubscriptionLetter, props), logo),
    text: subscriptionText(props),
    unsubscribe: leaveHref,
  };
}

/** Addresses the mail to the member of staff who requested it. @returns undefined if post or person no longer exist */
export async function writeTrial({ database, origin }: MailNeeds, job: MailJob) {
  const person = await getAccountAddressee(database.signIn, job.id);
  const post = await database.as({ role: "anonimo" }, (tx) =>
    getNewsletterPost(tx, job.post ?? ""),
  );
  if (!person || !post) return undefined;
  const address = origin ?? job.origin;
  const { clinic, logo } = await getClinic(database, address);
  const { assunto } = await database.as({ role: "sistema" }, (tx) => getEdicao(tx, post.id));
  const message = writeArticle({ post, assunto, clinic, logo, origin: address });
  return { ...message, to: person.email, subject: `[Teste] ${message.subject}` };
}

interface Article {
  post: NewsletterPost;
  /** The subject; if null, it consists of the post's title and the clinic's name. */
  assunto: string | null;
  clinic: string;
  logo: LetterLogo;
  origin: string;
  leaveHref?: string | undefined;
}

export function writeArticle({
  post,
  assunto,
  clinic,
  logo,
  origin,
  leaveHref,
}: Article): Pick<Message, "subject" | "html" | "text" | "unsubscribe"> {
  const { titulo, resumo, slug, autor, data_publicacao, tempo_leitura_min } = post;
  const details = [autor, formatDate(data_publicacao), `${tempo_leitura_min} min de leitura`]
    .filter(Boolean)
    .join(" · ");
  const href = new URL(`/blog/${slug}`, origin).href;
  const props = { clinic, titulo, resumo, details, href, leaveHref };
  return {
    subject: assunto ?? `${titulo} · ${clinic}`,
    html: renderLetter(createElement(ArticleLetter, props), logo),
    text: articleText(props),
    ...(leaveHref && { unsubscribe: leaveHref }),
  };
}
