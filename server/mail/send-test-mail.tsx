import { Text } from "@react-email/text";
import { createElement } from "react";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/open.ts";
import type { Log } from "#server/log.ts";
import { Letter, PARAGRAPH } from "./letter.tsx";
import { mailFailure } from "./mail-failure.ts";
import { MAIL_FAILURES } from "./mail-failure-texts.ts";
import { createMailer } from "./mailer.ts";
import { getClinic, renderLetter } from "./render-letter.ts";

const SUBJECT = "E-mail de teste";
const WORKS =
  "Esta mensagem foi pedida no painel da clínica. Se você a lê, os e-mails do site saem e chegam.";
const SPAM =
  "Ela estava na pasta de spam? Então as dos pacientes também estarão: peça a quem cuida do domínio da clínica que confira SPF, DKIM e DMARC.";

const LONGEST_REPLY = 160;

interface Needs {
  database: Database;
  config: Config;
  origin: string;
  log: Log;
}

/** @returns why the mail was not sent, in Portuguese; undefined once the mail server has accepted it */
export async function sendTestMail(
  { database, config, origin, log }: Needs,
  to: string,
): Promise<string | undefined> {
  const { clinic, logo } = await getClinic(database, origin);
  try {
    await createMailer(config).send({
      to,
      subject: `${SUBJECT} · ${clinic}`,
      html: renderLetter(createElement(TestLetter, { clinic }), logo),
      text: [WORKS, SPAM, clinic].join("\n\n"),
    });
    return undefined;
  } catch (error) {
    const failure = mailFailure(error) ?? "unknown";
    // The mail server's answer stays out of the log, because it often repeats the e-mail address.
    log.warn({ mail: "test", failure }, "mail not sent");
    return explain(failure, replyOf(error));
  }
}

function explain(failure: keyof typeof MAIL_FAILURES | "unknown", reply: string): string {
  const { text, remedy } =
    failure === "unknown"
      ? { text: "O e-mail não pôde ser entregue ao servidor de e-mail", remedy: undefined }
      : { remedy: undefined, ...MAIL_FAILURES[failure] };
  return [`${text}.`, reply && `Ele respondeu: “${reply}”.`, remedy].filter(Boolean).join(" ");
}

function replyOf(error: unknown): string {
  const { response } = (error ?? {}) as { response?: unknown };
  if (typeof response !== "string") return "";
  return response
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, LONGEST_REPLY);
}

function TestLetter({ clinic }: { clinic: string }) {
  return (
    <Letter clinic={clinic} preview={WORKS}>
      <Text style={PARAGRAPH}>{WORKS}</Text>
      <Text style={PARAGRAPH}>{SPAM}</Text>
    </Letter>
  );
}
