import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

interface ReceivedMail {
  from: string;
  to: string;
  /** The headers and the body, decoded from quoted-printable (RFC 2045). */
  text: string;
  messageId: string;
}

interface Refusal {
  code: number;
  at: "RCPT" | "DATA";
  /** The enhanced status code and the text (RFC 3463). */
  text?: string;
}

interface MailServerOptions {
  /** Called for each mail instead of storing it, for tests that send many. */
  onMail?: () => void;
}

export class MailServer {
  readonly received: ReceivedMail[] = [];
  readonly refusals = new Map<string, Refusal>();
  /** If true, the server stores each mail and disconnects without confirming it. */
  isForgetful = false;
  /** How many more mails are confirmed; the clients of later ones wait until `confirmAll`. */
  confirms = Number.POSITIVE_INFINITY;
  connections = 0;
  port = 0;
  readonly #options: MailServerOptions;
  readonly #held: (() => void)[] = [];
  #smtp: SMTPServer | undefined;

  constructor(options: MailServerOptions = {}) {
    this.#options = options;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  get unconfirmed(): number {
    return this.#held.length;
  }

  confirmAll(): void {
    this.confirms = Number.POSITIVE_INFINITY;
    for (const confirm of this.#held.splice(0)) confirm();
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
          this.received.push({ from, to, text, messageId });
          if (this.isForgetful) hangUp(smtp, id);
          else if (--this.confirms < 0) this.#held.push(done);
          else done();
        });
      },
    });
    // Some tests kill a client while it sends.
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

  reset(): void {
    this.received.length = 0;
    this.refusals.clear();
    this.isForgetful = false;
    this.confirmAll();
  }

  #refusal(address: string, at: Refusal["at"]): Error | undefined {
    const found = this.refusals.get(address) ?? this.refusals.get("*");
    if (found?.at !== at) return undefined;
    const text = found.text ?? `<${address}> refused`;
    return Object.assign(new Error(text), { responseCode: found.code });
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
