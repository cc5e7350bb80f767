/** A real SMTP server on the loopback that keeps what it gets and refuses what a test tells it to. */
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

export interface MailServer {
  /** As SMTP_URL takes it. */
  readonly url: string;
  readonly received: ReceivedMail[];
  /** By address, until it is taken out again. */
  readonly refusals: Map<string, Refusal>;
  /** Conversations that were begun. */
  connections(): number;
  close(): Promise<void>;
}

/**
 * @param takes milliseconds to think about each mail
 * @param onMail gets each mail instead of `received`, where there are too many to keep
 */
export async function startMailServer({
  takes = 0,
  onMail,
}: {
  takes?: number;
  onMail?: () => void;
} = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refusals = new Map<string, Refusal>();
  let connections = 0;
  const refusal = (address: string, at: Refusal["at"]) => {
    const found = refusals.get(address);
    if (found?.at !== at) return undefined;
    return Object.assign(new Error(`<${address}> refused`), { responseCode: found.code });
  };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect(_session, done) {
      connections++;
      done();
    },
    onRcptTo({ address }, _session, done) {
      done(refusal(address, "RCPT"));
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part) => parts.push(part));
      stream.on("end", () => {
        const to = envelope.rcptTo.map(({ address }) => address).join(", ");
        const refused = refusal(to, "DATA");
        if (refused) return done(refused);
        if (onMail) {
          onMail();
          return done();
        }
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        const text = decoded(Buffer.concat(parts));
        const messageId = /^Message-ID: <([^>]+)>/im.exec(text)?.[1] ?? "";
        setTimeout(() => {
          received.push({ from, to, text, messageId });
          done();
        }, takes);
      });
    },
  });
  // A client that is killed in the middle is what some tests are about.
  smtp.on("error", () => {});
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const address = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refusals,
    connections: () => connections,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
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
