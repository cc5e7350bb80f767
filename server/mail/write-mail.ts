import { createElement } from "react";
import { formatDateTime } from "#domain/texto/datas.ts";
import { recoveryToken } from "#server/auth/recovery/recovery-token.ts";
import { accessCode } from "#server/crypto/access-code.ts";
import { consentToken } from "#server/crypto/consent-token.ts";
import { getCodeAddressee, getLaudoNotice, markNoticeSent } from "#server/data/laudos/notices.ts";
import { getConsentimentoOf } from "#server/data/mensagens/consentimentos.ts";
import { getMensagemToNotify, markMensagemNotified } from "#server/data/mensagens/mensagens.ts";
import { getRespostaToSend, markRespostaSent } from "#server/data/mensagens/respostas.ts";
import { getRecoveryAddressee } from "#server/data/people/recoveries.ts";
import { getAccountAddressee, getSenhaAddressee } from "#server/data/people/senhas.ts";
import type { AccountNotice } from "./account-notice.tsx";
import type { MailJob, MailNeeds } from "./mail-job.ts";
import type { Message } from "./message.ts";
import { getClinic, renderLetter } from "./render-letter.ts";
import type { ServerNoticeKind } from "./server-notice.tsx";

const WRITERS: Record<
  MailJob["kind"],
  (needed: MailNeeds, job: MailJob) => Promise<Message | undefined>
> = {
  recuperacao: writeRecovery,
  "senha-trocada": writeSenhaNotice,
  "segundo-fator-desligado": writeSecondFactorNotice,
  "copia-falhou": writeServerNotice,
  "prova-falhou": writeServerNotice,
  "prova-sem-espaco": writeServerNotice,
  "pouco-espaco": writeServerNotice,
  "trilha-quebrada": writeServerNotice,
  "codigo-acesso": writeAccessCode,
  "aviso-laudo": writeLaudoNotice,
  "agendamento-recebido": async (needed, job) =>
    (await agendamento()).writeAgendamento(needed, job),
  "agendamento-foto": async (needed, job) => (await agendamento()).writeAgendamento(needed, job),
  "agendamento-horarios": async (needed, job) =>
    (await agendamento()).writeAgendamento(needed, job),
  "agendamento-confirmado": async (needed, job) =>
    (await agendamento()).writeAgendamento(needed, job),
  "agendamento-decisao": async (needed, job) => (await agendamento()).writeAgendamento(needed, job),
  "agendamento-vaga": async (needed, job) => (await agendamento()).writeAgendamento(needed, job),
  "agendamento-lembrete": async (needed, job) => (await lembrete()).writeReminder(needed, job),
  "agendamento-encerrado": async (needed, job) =>
    (await agendamento()).writeAgendamento(needed, job),
  mensagem: writeMensagemNotice,
  resposta: writeResposta,
  inscricao: async (needed, job) => (await newsletter()).writeSubscription(needed, job),
  "newsletter-teste": async (needed, job) => (await newsletter()).writeTrial(needed, job),
};

/** Imports on demand save memory until the first mail of their kind. */
function agendamento() {
  return import("./agendamento-mail.tsx");
}

function lembrete() {
  return import("./reminder-mail.tsx");
}

function newsletter() {
  return import("./newsletter/write-newsletter.ts");
}

/** @returns undefined if there is nothing left to send */
export function writeMail(needed: MailNeeds, job: MailJob): Promise<Message | undefined> {
  return WRITERS[job.kind](needed, job);
}

export async function markMailSent({ database }: MailNeeds, job: MailJob): Promise<void> {
  const mark = {
    mensagem: markMensagemNotified,
    resposta: markRespostaSent,
    "aviso-laudo": markNoticeSent,
  }[job.kind as string];
  if (!mark) return;
  await database.as({ role: "sistema" }, (tx) => mark(tx, job.id));
}

/** @returns undefined once the mail was sent or the message deleted */
async function writeMensagemNotice({ database, origin }: MailNeeds, job: MailJob) {
  const mensagem = await database.as({ role: "sistema" }, (tx) => getMensagemToNotify(tx, job.id));
  if (!mensagem || mensagem.avisada_em) return undefined;
  const { nome } = mensagem;
  const { clinic, email, logo } = await getClinic(database, origin ?? job.origin);
  const { MensagemLetter, mensagemSubject, mensagemText } = await import("./mensagem-mail.tsx");
  const href = new URL(`/admin/mensagens/${mensagem.id}`, origin ?? job.origin).href;
  const props = { clinic, nome, tipo: mensagem.tipo, href };
  return {
    to: email,
    subject: mensagemSubject(props),
    html: renderLetter(createElement(MensagemLetter, props), logo),
    text: mensagemText(props),
    messageId: `mensagem.${job.id}`,
  };
}

/** @returns undefined once the answer was sent, or if the consent was withdrawn in the meantime */
async function writeResposta({ database, secretKey, origin }: MailNeeds, job: MailJob) {
  const found = await database.as({ role: "sistema" }, async (tx) => {
    const resposta = await getRespostaToSend(tx, job.id);
    const consent = resposta && (await getConsentimentoOf(tx, resposta.mensagem_id));
    return consent?.retirado_em ? undefined : resposta;
  });
  if (!found) return undefined;
  const { assunto, texto, mensagem } = found;
  const { email, mensagem: written } = mensagem;
  const { clinic, email: replyTo, logo } = await getClinic(database, origin ?? job.origin);
  const { RespostaLetter, respostaText } = await import("./resposta-mail.tsx");
  const withdraw = new URL("/consentimento", origin ?? job.origin);
  withdraw.searchParams.set("token", consentToken(secretKey, mensagem.id));
  const isContato = mensagem.tipo === "contato";
  const props = {
    clinic,
    texto,
    quoted: isContato ? { texto: written, when: formatDateTime(mensagem.recebida_em) } : undefined,
    withdrawHref: isContato ? withdraw.href : undefined,
  };
  return {
    to: email,
    subject: `${assunto} · ${clinic}`,
    html: renderLetter(createElement(RespostaLetter, props), logo),
    text: respostaText(props),
    replyTo,
    messageId: `resposta.${job.id}`,
  };
}

/** Writes a recovery or an invitation. @returns undefined once the link was used or is too old */
async function writeRecovery({ database, secretKey, origin }: MailNeeds, job: MailJob) {
  const person = await getRecoveryAddressee(database.signIn, job.id);
  if (!person) return undefined;
  // Uses the site's present URL, which may have changed since the job was queued.
  const href = new URL("/auth", origin ?? job.origin);
  href.searchParams.set("token", recoveryToken(secretKey, job.id));
  const { clinic, logo } = await getClinic(database, origin ?? job.origin);
  const props = { clinic, nome: person.nome, href: href.href };
  if (person.purpose === "convite") {
    const { CONVITE_SUBJECT, ConviteLetter, conviteText } = await import("./convite-mail.tsx");
    return {
      to: person.email,
      subject: `${CONVITE_SUBJECT} · ${clinic}`,
      html: renderLetter(createElement(ConviteLetter, props), logo),
      text: conviteText(props),
    };
  }
  const { RECOVERY_SUBJECT, RecoveryLetter, recoveryText } = await import("./recovery-mail.tsx");
  return {
    to: person.email,
    subject: `${RECOVERY_SUBJECT} · ${clinic}`,
    html: renderLetter(createElement(RecoveryLetter, props), logo),
    text: recoveryText(props),
  };
}

async function writeSenhaNotice(needed: MailNeeds, job: MailJob) {
  const { SENHA_TROCADA } = await import("./account-notice.tsx");
  return writeAccountNotice(needed, job, SENHA_TROCADA, getSenhaAddressee);
}

async function writeSecondFactorNotice(needed: MailNeeds, job: MailJob) {
  const { SEGUNDO_FATOR_DESLIGADO } = await import("./account-notice.tsx");
  return writeAccountNotice(needed, job, SEGUNDO_FATOR_DESLIGADO, getAccountAddressee);
}

async function writeAccountNotice(
  { database, origin }: MailNeeds,
  job: MailJob,
  notice: AccountNotice,
  getAddressee: typeof getAccountAddressee,
) {
  const person = await getAddressee(database.signIn, job.id);
  if (!person) return undefined;
  const { clinic, logo } = await getClinic(database, origin ?? job.origin);
  const { AccountNoticeLetter, accountNoticeText } = await import("./account-notice.tsx");
  const href = new URL("/auth?etapa=recuperar", origin ?? job.origin).href;
  const when = formatDateTime(person.alterada_em);
  const props = { notice, clinic, nome: person.nome, when, href };
  return {
    to: person.email,
    subject: `${notice.subject} · ${clinic}`,
    html: renderLetter(createElement(AccountNoticeLetter, props), logo),
    text: accountNoticeText(props),
  };
}

async function writeServerNotice({ database, origin }: MailNeeds, job: MailJob) {
  const person = await getAccountAddressee(database.signIn, job.id);
  if (!person) return undefined;
  const { clinic, logo } = await getClinic(database, origin ?? job.origin);
  const { SERVER_NOTICES, ServerNoticeLetter, serverNoticeText } = await import(
    "./server-notice.tsx"
  );
  const notice = SERVER_NOTICES[job.kind as ServerNoticeKind];
  const href = new URL("/admin", origin ?? job.origin).href;
  const props = { notice, clinic, nome: person.nome, href };
  return {
    to: person.email,
    subject: `${notice.subject} · ${clinic}`,
    html: renderLetter(createElement(ServerNoticeLetter, props), logo),
    text: serverNoticeText(props),
  };
}

/** @returns undefined if no patient has the typed CPF and birth date, or the code has expired */
async function writeAccessCode({ database, secretKey, origin }: MailNeeds, job: MailJob) {
  const { id } = job;
  const email = await database.as({ role: "sistema" }, (tx) => getCodeAddressee(tx, id));
  if (email === undefined) return undefined;
  const { clinic, logo } = await getClinic(database, origin ?? job.origin);
  const { AccessCodeLetter, accessCodeText, ACCESS_CODE_SUBJECT } = await import(
    "./portal-mail.tsx"
  );
  const props = { clinic, codigo: accessCode(secretKey, id) };
  return {
    to: email,
    subject: `${ACCESS_CODE_SUBJECT} · ${clinic}`,
    html: renderLetter(createElement(AccessCodeLetter, props), logo),
    text: accessCodeText(props),
  };
}

/** @returns undefined once the mail was sent, the report annulled or reserved, or the e-mail address removed */
async function writeLaudoNotice({ database, origin }: MailNeeds, job: MailJob) {
  const notice = await database.as({ role: "sistema" }, (tx) => getLaudoNotice(tx, job.id));
  if (!notice) return undefined;
  const { clinic, logo } = await getClinic(database, origin ?? job.origin);
  const { LaudoNoticeLetter, laudoNoticeText, LAUDO_NOTICE_SUBJECT } = await import(
    "./portal-mail.tsx"
  );
  const href = new URL("/resultados", origin ?? job.origin).href;
  const props = { clinic, href, tipo: notice.tipo, para: notice.para };
  return {
    to: notice.email,
    subject: `${LAUDO_NOTICE_SUBJECT[notice.tipo]} · ${clinic}`,
    html: renderLetter(createElement(LaudoNoticeLetter, props), logo),
    text: laudoNoticeText(props),
    messageId: `aviso.${job.id}`,
  };
}
