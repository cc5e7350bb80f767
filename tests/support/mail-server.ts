/** A real mail server on this machine that is as bad as a test wants it. */
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** How it takes what it is given. */
type Manner = "takes" | "refuses for a while" | "refuses for ever" | "forgets";

const REFUSALS: Partial<Record<Manner, number>> = {
  "refuses for a while": 450,
  "refuses for ever": 550,
};

export class MailServer {
  manner: Manner = "takes";
  /** The same each time it starts. */
  port = 0;
  readonly received: { to: string[]; data: string }[] = [];
  #smtp: SMTPServer | undefined;

  async start(): Promise<void> {
    const smtp = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      hideSTARTTLS: true,
      onRcptTo: ({ address }, _session, done) => {
        const responseCode = REFUSALS[this.manner];
        if (responseCode === undefined) return done();
        done(Object.assign(new Error(`mailbox of ${address}`), { responseCode }));
      },
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on("data", (part) => parts.push(part));
        stream.on("end", () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          this.received.push({ to, data: Buffer.concat(parts).toString("utf8") });
          if (this.manner === "forgets") return hangUp(smtp, session);
          done();
        });
      },
    });
    smtp.on("error", () => {});
    await new Promise<void>((resolve) => smtp.listen(this.port, "127.0.0.1", resolve));
    this.port = (smtp.server.address() as AddressInfo).port;
    this.#smtp = smtp;
  }

  async stop(): Promise<void> {
    const smtp = this.#smtp;
    this.#smtp = undefined;
    if (smtp) await new Promise<void>((resolve) => smtp.close(() => resolve()));
  }
}

/** It has the message, and never says so. */
function hangUp(smtp: SMTPServer, { id }: SMTPServerSession): void {
  for (const connection of smtp.connections) {
    const { session, _socket: socket } = connection as unknown as {
      session: SMTPServerSession;
      _socket: { destroy(): void };
    };
    if (session.id === id) socket.destroy();
  }
}
