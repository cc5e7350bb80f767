/**
 * A real SMTP server on the loopback that keeps what it gets, refuses what a test tells it to, forgets to
 * answer, goes away and comes back.
 */
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

interface ReceivedMail {
  from: string;
  to: string;
  /** Headers, and the body as quoted-printable (RFC 2045) is read; long lines of both joined. */
  text: string;
  /** Without angle brackets. */
  messageId: string;
}

interface Refusal {
  code: number;
  /** Which command it answers. */
  at: "RCPT" | "DATA";
}

interface MailServerOptions {
  takes?: number;
  /** Gets each mail instead of `received`, where there are too many to keep. */
  onMail?: () => void;
}

export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** By address, or `*` for all, until it is taken out again. */
  readonly refusals = new Map<string, Refusal>();
  /** It keeps each mail, and hangs up instead of saying so. */
  isForgetful = false;
  /** Milliseconds to think about each mail. */
  takes: number;
  /** Conversations that were begun. */
  connections = 0;
  /** The same each time it starts. */
  port = 0;
  readonly #options: MailServerOptions;
  #smtp: SMTPServer | undefined;

  constructor(options: MailServerOptions = {}) {
    this.#options = options;
    this.takes = options.takes ?? 0;
  }

  /** As SMTP_URL takes it. */
  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async start(): Promise<this> {
    const { onMail } = this.#options;
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onConnect: (_session, done) => {
        this.connections++;
        done();
      },
      onRcptTo: ({ address }, _session, done) => done(this.#refusal(address, "RCPT")),
      onData: (stream, { id, envelope }, done) => {
        const parts: Buffer[] = [];
        stream.on("data", (part) => parts.push(part));
        stream.on("end", () => {
          const to = envelope.rcptTo.map(({ address }) => address).join(", ");
          const refused = this.#refusal(to, "DATA");
          if (refused) return done(refused);
          if (onMail) {
            onMail();
            return done();
          }
          const from = envelope.mailFrom ? envelope.mailFrom.address : "";
          const text = decoded(Buffer.concat(parts));
          const messageId = /^Message-ID: <([^>]+)>/im.exec(text)?.[1] ?? "";
          setTimeout(() => {
            this.received.push({ from, to, text, messageId });
            if (this.isForgetful) hangUp(smtp, id);
            else done();
          }, this.takes);
        });
      },
    });
    // A client that is killed in the middle is what some tests are about.
    smtp.on("error", () => {});
    await new Promise<void>((resolve) => smtp.listen(this.port, "127.0.0.1", resolve));
    this.port = (smtp.server.address() as AddressInfo).port;
    this.#smtp = smtp;
    return this;
  }

  async stop(): Promise<void> {
    const smtp = this.#smtp;
    this.#smtp = undefined;
    if (smtp) await new Promise<void>((resolve) => smtp.close(() => resolve()));
  }

  /** Takes all mail again, of which it has none. */
  reset(): void {
    this.received.length = 0;
    this.refusals.clear();
    this.isForgetful = false;
  }

  #refusal(address: string, at: Refusal["at"]): Error | undefined {
    const found = this.refusals.get(address) ?? this.refusals.get("*");
    if (found?.at !== at) return undefined;
    return Object.assign(new Error(`<${address}> refused`), { responseCode: found.code });
  }
}

function hangUp(smtp: SMTPServer, id: string): void {
  for (const connection of smtp.connections) {
    const { session, _socket: socket } = connection as unknown as {
      session: { id: string };
      _socket: { destroy(): void };
    };
    if (session.id === id) socket.destroy();
  }
}

function decoded(raw: Buffer): string {
  const [head = "", ...rest] = raw.toString("latin1").split("\r\n\r\n");
  const body = rest
    .join("\r\n\r\n")
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const unfolded = head.replace(/\r\n[ \t]+/g, " ");
  return Buffer.from(`${unfolded}\r\n\r\n${body}`, "latin1").toString("utf8");
}
