/** Sends mail over SMTP, or, without an SMTP server, writes it as `.eml` files into the data folder. */
import { randomUUID } from "node:crypto";
import path from "node:path";
import type { SendMailOptions, Transporter } from "nodemailer";
import type { Config } from "#server/config.ts";
import { createFileOnce, ensureFolder } from "#server/start/durable-file.ts";
import type { Message } from "./message.ts";
import { smtpOptions } from "./smtp-options.ts";

export interface Mailer {
  /** Resolves when the server has accepted the mail, or its file is written. @throws nodemailer's error */
  send(message: Message): Promise<void>;
  sendMany<T>(work: (send: Mailer["send"]) => Promise<T>): Promise<T>;
}

type MailConfig = Pick<Config, "smtpUrl" | "mailFrom" | "origin" | "dataDir">;

/** @param isLoopback true for hosts that need no TLS; tests replace it, because all their servers are local */
export function createMailer(config: MailConfig, isLoopback?: (host: string) => boolean): Mailer {
  const { smtpUrl, dataDir } = config;
  const from = sender(config);
  if (smtpUrl === undefined) {
    const send = (message: Message) => writeFile(mailOf(from, message), dataDir);
    return { send, sendMany: (work) => work(send) };
  }
  return {
    async send(message) {
      const { createTransport } = await import("nodemailer");
      const transport = createTransport(smtpOptions(smtpUrl, isLoopback));
      await closing(transport, () => transport.sendMail(mailOf(from, message)));
    },
    async sendMany(work) {
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({
        ...smtpOptions(smtpUrl, isLoopback),
        pool: true,
        maxConnections: 1,
        maxMessages: Number.POSITIVE_INFINITY,
        // If the connection breaks while a mail is sent, the caller decides whether to send it again.
        maxRequeues: 0,
      });
      return closing(transport, () =>
        work(async (message) => {
          await transport.sendMail(mailOf(from, message));
        }),
      );
    },
  };
}

async function closing<T>(transport: Transporter, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    transport.close();
  }
}

function mailOf(from: string, message: Message): SendMailOptions {
  const { to, subject, html, text, replyTo, messageId, unsubscribe, calendar } = message;
  // The envelope is set explicitly, so that the e-mail has only this recipient, whatever its texts contain.
  const envelope = { from: addressOf(from), to: [singleAddress(to)] };
  return {
    envelope,
    from,
    to: { name: "", address: to },
    subject,
    html,
    text,
    ...(replyTo !== undefined && { replyTo: { name: "", address: singleAddress(replyTo) } }),
    ...(messageId !== undefined && { messageId: `<${messageId}@${hostOf(from)}>` }),
    ...(calendar !== undefined && {
      attachments: [
        { filename: "horario.ics", content: calendar, contentType: "text/calendar; charset=utf-8" },
      ],
    }),
    headers: unsubscribe
      ? {
          "List-Unsubscribe": `<${unsubscribe}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          Precedence: "bulk",
        }
      : {},
  };
}

async function writeFile(mail: SendMailOptions, dataDir: string): Promise<void> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await transport.sendMail(mail);
  const folder = path.join(dataDir, "outbox");
  await ensureFolder(folder);
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  await createFileOnce(path.join(folder, `${stamp}-${randomUUID()}.eml`), String(message));
}

function sender({ mailFrom, origin }: MailConfig): string {
  const host = origin ? new URL(origin).hostname : "localhost";
  return mailFrom ?? `nao-responda@${host}`;
}

function addressOf(from: string): string {
  return /<([^<>]+)>$/.exec(from)?.[1] ?? from;
}

function hostOf(from: string): string {
  return addressOf(from).split("@").at(-1) ?? "localhost";
}

function singleAddress(to: string): string {
  if (/[\s,;<>"\p{Cc}]/u.test(to)) throw new Error("not one address");
  return to;
}
