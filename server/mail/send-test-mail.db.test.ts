import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, it } from "vitest";
import type { Config } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { testDatabase } from "#tests/support/database.ts";
import { sendTestMail } from "./send-test-mail.tsx";

const test = testDatabase();
const servers: SMTPServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
});

async function listen(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"], ...options });
  servers.push(server);
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.server.address() as AddressInfo).port;
}

function send(port: number) {
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const config = { smtpUrl, mailFrom: "site@clinica.test", dataDir: "/nowhere" } as Config;
  const needs = { database: test.database, config, origin: "https://clinica.test" };
  return sendTestMail({ ...needs, log: createLog("silent") }, "ana@clinica.test");
}

it("is sent at once to one address", async () => {
  const letters: string[] = [];
  const to: string[] = [];
  const port = await listen({
    onRcptTo({ address }, _session, done) {
      to.push(address);
      done();
    },
    onData(stream, _session, done) {
      stream.on("data", (part) => letters.push(String(part)));
      stream.on("end", () => done());
    },
  });
  expect(await send(port)).toBeUndefined();
  expect(to).toEqual(["ana@clinica.test"]);
  expect(letters.join("")).toContain("Subject: =?UTF-8?Q?E-mail_de_teste");
});

it("says in Portuguese what went wrong, with the server's own words", async () => {
  const refusing = await listen({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error("Relay access denied\u0007\n for you"), { responseCode: 554 })),
  });
  expect(await send(refusing)).toMatch(
    /^O servidor de e-mail recusou a mensagem\. Ele respondeu: “554 Relay access denied/,
  );
  const [closed] = servers;
  await new Promise<void>((resolve) => closed?.close(() => resolve()));
  servers.length = 0;
  const gone = await send(refusing);
  expect(gone).toContain("O servidor de e-mail não responde.");
  expect(gone).toContain("Confira máquina e porta em SMTP_URL");
});
