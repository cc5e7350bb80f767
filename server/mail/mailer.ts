/** Outgoing mail: over SMTP, or as `.eml` files in the data folder where there is no server for it. */
import { randomUUID } from "node:crypto";
import path from "node:path";
import type { Config } from "#server/config.ts";
import { createFileOnce, ensureFolder } from "#server/start/durable-file.ts";
import type { Message } from "./message.ts";
import { smtpOptions } from "./smtp-options.ts";

export interface Mailer {
  /** Resolves when the server took it, or the file survives a power cut. @throws nodemailer's error */
  send(message: Message): Promise<void>;
}

type MailConfig = Pick<Config, "smtpUrl" | "mailFrom" | "origin" | "dataDir">;

/**
 * The sending library is loaded with the first mail.
 * @param isLoopback which hosts need no TLS; told apart in tests, where every server is on this machine
 */
export function createMailer(config: MailConfig, isLoopback?: (host: string) => boolean): Mailer {
  const from = sender(config);
  return {
    async send({ to, subject, html, text, replyTo, messageId }) {
      const { createTransport } = await import("nodemailer");
      // The envelope is ours: whatever a text holds, the mail goes to this one address.
      const envelope = { from: addressOf(from), to: [singleAddress(to)] };
      const mail = {
        envelope,
        from,
        to: { name: "", address: to },
        subject,
        html,
        text,
        ...(replyTo !== undefined && { replyTo: { name: "", address: singleAddress(replyTo) } }),
        ...(messageId !== undefined && { messageId: `<${messageId}@${hostOf(from)}>` }),
      };
      if (config.smtpUrl !== undefined) {
        const transport = createTransport(smtpOptions(config.smtpUrl, isLoopback));
        try {
          await transport.sendMail(mail);
        } finally {
          transport.close();
        }
        return;
      }
      const transport = createTransport({
        streamTransport: true,
        buffer: true,
        newline: "windows",
      });
      const { message } = await transport.sendMail(mail);
      const folder = path.join(config.dataDir, "outbox");
      await ensureFolder(folder);
      const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
      await createFileOnce(path.join(folder, `${stamp}-${randomUUID()}.eml`), String(message));
    },
  };
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
