/** From a job's ids to a whole message, at the moment it is sent. */
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { formatDateTime } from "#domain/datas.ts";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import { recoveryToken } from "#server/auth/recovery/recovery-token.ts";
import { accessCode } from "#server/crypto/access-code.ts";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import { getConfiguracoes } from "#server/data/configuracoes-site.ts";
import { getCodeAddressee, getLaudoNotice } from "#server/data/laudos/notices.ts";
import { getRecoveryAddressee } from "#server/data/people/recoveries.ts";
import { getAccountAddressee, getSenhaAddressee } from "#server/data/people/senhas.ts";
import type { Database } from "#server/db/open.ts";
import type { MailJob } from "#server/jobs/deliver-mail.ts";
import type { AccountNotice } from "./account-notice.tsx";
import type { Message } from "./message.ts";

/** What mail programs expect; without one some measure boxes in another way. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

export interface MailNeeds {
  database: Database;
  secretKey: Buffer;
  dataKeys: DataKeys;
  /** The configured public address; undefined on a loopback. */
  origin: string | undefined;
}

const WRITERS: Record<
  MailJob["kind"],
  (needed: MailNeeds, job: MailJob) => Promise<Message | undefined>
> = {
  recuperacao: writeRecovery,
  "senha-trocada": writeSenhaNotice,
  "segundo-fator-desligado": writeSecondFactorNotice,
  "codigo-acesso": writeAccessCode,
  "aviso-laudo": writeLaudoNotice,
};

/** @returns undefined where there is nothing to say any more */
export function writeMail(needed: MailNeeds, job: MailJob): Promise<Message | undefined> {
  return WRITERS[job.kind](needed, job);
}

/** Nothing, once the link was used or is too old. */
async function writeRecovery({ database, secretKey, origin }: MailNeeds, job: MailJob) {
  const person = await getRecoveryAddressee(database.signIn, job.id);
  if (!person) return undefined;
  // A job made while the address was another one still leads to this server's own.
  const href = new URL("/auth", origin ?? job.origin);
  href.searchParams.set("token", recoveryToken(secretKey, job.id));
  const clinic = await clinicName(database);
  const { RECOVERY_SUBJECT, RecoveryLetter, recoveryText } = await import("./recovery-mail.tsx");
  const props = { clinic, nome: person.nome, href: href.href };
  return {
    to: person.email,
    subject: `${RECOVERY_SUBJECT} · ${clinic}`,
    html: asHtml(createElement(RecoveryLetter, props)),
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

/** Nothing, where the person is gone. */
async function writeAccountNotice(
  { database, origin }: MailNeeds,
  job: MailJob,
  notice: AccountNotice,
  getAddressee: typeof getAccountAddressee,
) {
  const person = await getAddressee(database.signIn, job.id);
  if (!person) return undefined;
  const clinic = await clinicName(database);
  const { AccountNoticeLetter, accountNoticeText } = await import("./account-notice.tsx");
  const href = new URL("/auth?etapa=recuperar", origin ?? job.origin).href;
  const when = formatDateTime(person.alterada_em);
  const props = { notice, clinic, nome: person.nome, when, href };
  return {
    to: person.email,
    subject: `${notice.subject} · ${clinic}`,
    html: asHtml(createElement(AccountNoticeLetter, props)),
    text: accountNoticeText(props),
  };
}

/** Nothing where nobody has that CPF and birth date, or the code is over. */
async function writeAccessCode({ database, dataKeys, secretKey }: MailNeeds, { id }: MailJob) {
  const email = await database.as({ role: "sistema" }, (tx) => getCodeAddressee(tx, dataKeys, id));
  if (email === undefined) return undefined;
  const clinic = await clinicName(database);
  const { AccessCodeLetter, accessCodeText, ACCESS_CODE_SUBJECT } = await import(
    "./portal-mail.tsx"
  );
  const props = { clinic, codigo: accessCode(secretKey, id) };
  return {
    to: email,
    subject: `${ACCESS_CODE_SUBJECT} · ${clinic}`,
    html: asHtml(createElement(AccessCodeLetter, props)),
    text: accessCodeText(props),
  };
}

/** Nothing where the report was withdrawn meanwhile, or the patient has no e-mail any more. */
async function writeLaudoNotice({ database, dataKeys, origin }: MailNeeds, job: MailJob) {
  const notice = await database.as({ role: "sistema" }, (tx) =>
    getLaudoNotice(tx, dataKeys, job.id),
  );
  if (!notice) return undefined;
  const clinic = await clinicName(database);
  const { LaudoNoticeLetter, laudoNoticeText, LAUDO_NOTICE_SUBJECT } = await import(
    "./portal-mail.tsx"
  );
  const href = new URL("/resultados", origin ?? job.origin).href;
  const props = { clinic, href, tipo: notice.tipo };
  return {
    to: notice.email,
    subject: `${LAUDO_NOTICE_SUBJECT[notice.tipo]} · ${clinic}`,
    html: asHtml(createElement(LaudoNoticeLetter, props)),
    text: laudoNoticeText(props),
  };
}

function asHtml(letter: ReactElement): string {
  return DOCTYPE + renderToStaticMarkup(letter);
}

async function clinicName(database: Database): Promise<string> {
  const saved = await database.as({ role: "anonimo" }, getConfiguracoes);
  return (saved ?? DEFAULT_CONFIGURACOES).nome_clinica;
}
