import { type AddressInfo, connect, createServer, type Server } from "node:net";
import tls from "node:tls";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, it } from "vitest";
import { TLS_CERTIFICATE } from "#tests/support/tls-certificate.ts";
import { mailFailure } from "./mail-failure.ts";
import { createMailer } from "./mailer.ts";

const MAIL = { to: "ana@clinica.test", subject: "Assunto", html: "<p>carta</p>", text: "carta" };
const ELSEWHERE = () => false;
const usual = tls.getCACertificates();
const servers: SMTPServer[] = [];
const wires: Server[] = [];

afterEach(async () => {
  tls.setDefaultCACertificates(usual);
  for (const wire of wires.splice(0)) wire.close();
  for (const server of servers.splice(0)) {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
});

interface Conversation {
  port: number;
  heard(): string;
  readonly understood: string[];
}

async function listen(options: SMTPServerOptions): Promise<Conversation> {
  const bytes: Buffer[] = [];
  const understood: string[] = [];
  const smtp = new SMTPServer({
    ...TLS_CERTIFICATE,
    authOptional: true,
    allowInsecureAuth: true,
    onAuth({ username }, _session, done) {
      understood.push(`login ${username}`);
      done(null, { user: username });
    },
    onMailFrom({ address }, _session, done) {
      understood.push(`from ${address}`);
      done();
    },
    onData(stream, _session, done) {
      understood.push("message");
      stream.resume().on("end", () => done());
    },
    ...options,
  });
  servers.push(smtp);
  // In some of these tests the client disconnects because of a certificate.
  smtp.on("error", () => {});
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const behind = (smtp.server.address() as AddressInfo).port;
  const wire = createServer((client) => {
    const server = connect(behind, "127.0.0.1");
    client.on("data", (part) => bytes.push(part));
    for (const socket of [client, server]) socket.on("error", () => {});
    client.pipe(server).pipe(client);
  });
  wires.push(wire);
  await new Promise<void>((resolve) => wire.listen(0, "127.0.0.1", resolve));
  return {
    port: (wire.address() as AddressInfo).port,
    heard: () => Buffer.concat(bytes).toString("latin1"),
    understood,
  };
}

function send(smtpUrl: string, isLoopback?: () => boolean): Promise<unknown> {
  const config = { smtpUrl, mailFrom: "a@clinica.test", origin: undefined, dataDir: "/nowhere" };
  return createMailer(config, isLoopback)
    .send(MAIL)
    .then(
      () => "sent",
      (error) => mailFailure(error),
    );
}

const SECRETS = /AUTH|MAIL|DATA|segredo|carta|clinica\.test|c2VncmVkbw/;

it.each([
  ["that offers no TLS", "smtp", { hideSTARTTLS: true, disabledCommands: ["STARTTLS"] }, "no-tls"],
  ["that offers TLS and then refuses it", "smtp", { disabledCommands: ["STARTTLS"] }, "no-tls"],
  ["that knows only an old TLS", "smtp", { minVersion: "TLSv1", maxVersion: "TLSv1.1" }, "no-tls"],
  ["whose certificate nobody signed", "smtp", {}, "bad-certificate"],
  ["whose certificate nobody signed", "smtps", { secure: true }, "bad-certificate"],
  ["that speaks in clear where TLS is expected", "smtps", { secure: false }, "no-tls"],
] as const)(
  "sends neither password nor mail to a server %s (%s)",
  async (_what, scheme, options, why) => {
    const server = await listen(options as SMTPServerOptions);
    const url = `${scheme}://dono:segredo@127.0.0.1:${server.port}`;
    expect(await send(url, ELSEWHERE)).toBe(why);
    expect(server.understood).toEqual([]);
    expect(server.heard()).not.toMatch(SECRETS);
    expect(server.heard()).not.toBe("");
  },
);

it.each([
  ["smtp", {}],
  ["smtps", { secure: true }],
] as const)("sends over %s where the certificate is trusted", async (scheme, options) => {
  tls.setDefaultCACertificates([...usual, TLS_CERTIFICATE.cert]);
  const server = await listen(options);
  const url = `${scheme}://dono:seg%2Fredo@localhost:${server.port}`;
  expect(await send(url, ELSEWHERE)).toBe("sent");
  expect(server.understood).toEqual(["login dono", "from a@clinica.test", "message"]);
  expect(server.heard()).not.toMatch(SECRETS);
});

it("refuses a certificate of another name, although it is trusted", async () => {
  tls.setDefaultCACertificates([...usual, TLS_CERTIFICATE.cert]);
  const server = await listen({ secure: true });
  const url = `smtps://dono:segredo@127.0.0.1:${server.port}`;
  expect(await send(url, ELSEWHERE)).toBe("bad-certificate");
  expect(server.understood).toEqual([]);
});

it.each([
  ["smtp", { hideSTARTTLS: true, disabledCommands: ["STARTTLS"] }],
  ["smtp", {}],
  ["smtps", { secure: true }],
] as const)("requires no TLS from a server on this machine (%s %o)", async (scheme, options) => {
  const server = await listen(options as unknown as SMTPServerOptions);
  expect(await send(`${scheme}://127.0.0.1:${server.port}`)).toBe("sent");
  expect(server.understood).toEqual(["from a@clinica.test", "message"]);
});

it("distinguishes a refused login from an unavailable server", async () => {
  const server = await listen({
    hideSTARTTLS: true,
    onAuth: (_auth, _session, done) => done(new Error("no")),
  });
  expect(await send(`smtp://dono:segredo@127.0.0.1:${server.port}`)).toBe("login");
  expect(await send("smtp://127.0.0.1:1", ELSEWHERE)).toBe("unreachable");
});

it.each([
  "ana@clinica.test,eva@evil.test",
  "ana@clinica.test;eva@evil.test",
  "ana@clinica.test eva@evil.test",
  "ana@clinica.test\r\nBcc: eva@evil.test",
  "<eva@evil.test>",
  '"ana"@clinica.test',
])("sends nothing to %j, which is not one address", async (address) => {
  const server = await listen({});
  const smtpUrl = `smtp://127.0.0.1:${server.port}`;
  const config = { smtpUrl, mailFrom: "a@clinica.test", origin: undefined, dataDir: "/nowhere" };
  const mailer = createMailer(config);
  await expect(mailer.send({ ...MAIL, to: address })).rejects.toThrow("not one address");
  await expect(mailer.send({ ...MAIL, replyTo: address })).rejects.toThrow("not one address");
  expect(server.understood).toEqual([]);
});
