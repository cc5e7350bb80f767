import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { hashToken, recoveryToken } from "#server/auth/recovery/recovery-token.ts";
import { hashSenha } from "#server/auth/senha/senha-hash.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import { createRecovery, getAccountId } from "#server/data/people/recoveries.ts";
import { createUsuario } from "#server/data/people/usuarios.ts";
import { countUnsentMail } from "#server/data/status/system-checks.ts";
import { createLog, type Log } from "#server/log.ts";
import { createMailer } from "#server/mail/mailer.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { eventually } from "#tests/support/eventually.ts";
import { jobConfig } from "#tests/support/job-config.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { openMailLine, openQueue, type Queue } from "./queue.ts";

const test = testDatabase();
const EMAIL = "ana@clinica.test";
const ORIGIN = "http://127.0.0.1:3000";
const received: { from: string; to: string[]; data: string }[] = [];
let refusals = 0;
let smtp: SMTPServer;
let smtpUrl = "";
let folder = "";
let queue: Queue | undefined;
const lines: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "clinica-mail-"));
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo(address, _session, done) {
      if (refusals-- > 0) {
        done(Object.assign(new Error(`451 <${address.address}> busy`), { responseCode: 451 }));
      } else done();
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part) => parts.push(part));
      stream.on("end", () => {
        received.push({
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : "",
          to: session.envelope.rcptTo.map(({ address }) => address),
          data: Buffer.concat(parts).toString("utf8"),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const address = smtp.server.address();
  smtpUrl = `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const senha_hash = await hashSenha("segredo");
  await test.asAdmin((tx) =>
    createUsuario(tx, { nome: "Ana <Maria>", email: EMAIL, tipo_usuario: "editor", senha_hash }),
  );
});

afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
  received.length = 0;
  lines.length = 0;
  refusals = 0;
});

afterEach(async () => {
  await queue?.close();
  queue = undefined;
});

function recordedLog(): Log {
  const log = createLog("silent");
  const keep = (fields: object, text?: string) => void lines.push(JSON.stringify([text, fields]));
  return Object.assign(log, { info: keep, warn: keep, error: keep });
}

interface StartConfig {
  smtpUrl?: string;
  origin?: string;
  isLoopback?: () => boolean;
}

async function start(config: StartConfig = { smtpUrl }) {
  const { database } = test;
  const { origin } = config;
  const mailFrom = "Clínica <contato@clinica.test>";
  const settings = { smtpUrl: config.smtpUrl, mailFrom, origin, dataDir: folder };
  const mailer = createMailer(settings, config.isLoopback);
  queue = await openQueue({
    database,
    log: recordedLog(),
    mailer,
    secretKey: TEST_SECRET,
    dataKeys: await openDataKeys(database, TEST_SECRET),
    origin,
    storage: memoryStorage().storage,
    config: jobConfig(folder),
  });
  return queue;
}

async function enqueue(current: Queue, { fails = false } = {}): Promise<string> {
  const id = randomUUID();
  await test.database.as({ role: "auth" }, async (tx) => {
    const userId = await getAccountId(tx, EMAIL);
    const tokenHash = hashToken(recoveryToken(TEST_SECRET, id));
    await createRecovery(tx, { id, userId: String(userId), tokenHash, purpose: "recuperacao" });
    await current.sendMail(tx, { kind: "recuperacao", id, origin: "http://127.0.0.1:3000" });
    if (fails) throw new Error("undone");
  });
  return id;
}

function decoded(data = ""): string {
  return data.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
}

const jobs = () =>
  test.superuser`select state::text, retry_count, start_after, data from pgboss.job where name = 'mail' order by created_on desc`;

const postpone = () =>
  test.superuser`
    update pgboss.job set start_after = now() + interval '1 day' where state = 'retry'`;

it("sends what was queued with the change, in both forms, to one address", async () => {
  const id = await enqueue(await start());
  await eventually(async () => expect(received).toHaveLength(1));
  const [mail] = received;
  expect(mail).toMatchObject({ from: "contato@clinica.test", to: [EMAIL] });
  expect(mail?.data).toMatch(/Content-Type: text\/plain; charset=utf-8/);
  expect(mail?.data).toMatch(/Content-Type: text\/html; charset=utf-8/);
  const text = decoded(mail?.data);
  expect(text).toContain(`http://127.0.0.1:3000/auth?token=${recoveryToken(TEST_SECRET, id)}`);
  expect(text).toContain("Ana &lt;Maria&gt;");
  const [job] = await jobs();
  expect(Object.keys(job?.data).sort()).toEqual(["id", "kind", "origin"]);
});

it("links to the configured address, wherever it was requested", async () => {
  await enqueue(await start({ smtpUrl, origin: "https://www.clinica.test" }));
  await eventually(async () => expect(received).toHaveLength(1));
  expect(received[0]?.data).toContain("https://www.clinica.test/auth?token");
  expect(received[0]?.data).not.toContain("127.0.0.1:3000");
});

it("sends nothing where the change was undone", async () => {
  const current = await start();
  const before = (await jobs()).length;
  await expect(enqueue(current, { fails: true })).rejects.toThrow("undone");
  expect(await jobs()).toHaveLength(before);
});

it("tries again within a minute after a refusal, at once after a start, and logs no address", async () => {
  refusals = 1;
  const before = Date.now();
  await enqueue(await start());
  await eventually(async () => {
    const [job] = await jobs();
    expect(job?.state).toBe("retry");
  });
  const [job] = await jobs();
  expect(job?.start_after.getTime()).toBeGreaterThan(before + 10_000);
  expect(job?.start_after.getTime()).toBeLessThan(Date.now() + 61_000);
  expect(received).toHaveLength(0);

  await queue?.close();
  await postpone();
  await start();
  await eventually(async () => expect(received).toHaveLength(1));
  expect(lines.join("\n")).toContain("451");
  expect(lines.join("\n")).not.toContain(EMAIL);
});

it("is retried on request, also where it was given up", async () => {
  refusals = 1;
  const current = await start();
  await enqueue(current);
  await eventually(async () => expect((await jobs())[0]?.state).toBe("retry"));
  await test.superuser`update pgboss.job set state = 'failed', completed_on = now(), retry_count = 20 where name = 'mail' and state = 'retry'`;
  await current.retryMail();
  await eventually(async () => expect(received).toHaveLength(1));
  await eventually(async () => expect((await jobs())[0]?.state).toBe("completed"));
});

it.each(["auth", "editor", "admin_master"] as const)(
  "notifies the person whose password was replaced, queued by %s",
  async (role) => {
    const current = await start();
    const [row] = await test.superuser`select id from usuarios where email = ${EMAIL}`;
    const job = { kind: "senha-trocada" as const, id: row?.id, origin: "http://127.0.0.1:3000" };
    // An editor may queue mail only to herself.
    const person = role === "editor" ? { id: row?.id } : {};
    const identity =
      role === "auth" ? ({ role } as const) : await staffIdentity(test, role, person);
    await test.database.as(identity, (tx) => current.sendMail(tx, job));
    await eventually(async () => expect(received).toHaveLength(1));
    const [mail] = received;
    expect(mail?.to).toEqual([EMAIL]);
    const text = decoded(mail?.data);
    expect(text).toMatch(/foi trocada em \d{2}\/\d{2}\/\d{4}/);
    expect(text).toContain("http://127.0.0.1:3000/auth?etapa=recuperar");
    expect(text).toContain("Ana &lt;Maria&gt;");
  },
);

it("notifies the person whose second factor was switched off", async () => {
  const current = await start();
  const [row] = await test.superuser`select id from usuarios where email = ${EMAIL}`;
  const job = { kind: "segundo-fator-desligado" as const, id: row?.id, origin: ORIGIN };
  const admin = await staffIdentity(test, "admin_master");
  await test.database.as(admin, (tx) => current.sendMail(tx, job));
  await eventually(async () => expect(received).toHaveLength(1));
  const [mail] = received;
  expect(mail?.to).toEqual([EMAIL]);
  const text = decoded(mail?.data);
  expect(text).toMatch(/segundo fator .*foi desligado em \d{2}\/\d{2}\/\d{4}/);
  expect(text).toContain(`${ORIGIN}/auth?etapa=recuperar`);
  expect(text).toContain("Ana &lt;Maria&gt;");
});

it("queues a command's mail for a server to send", async () => {
  const { database } = test;
  const line = await openMailLine({ database, log: recordedLog() });
  const [row] = await test.superuser`select id from usuarios where email = ${EMAIL}`;
  const job = { kind: "senha-trocada" as const, id: row?.id, origin: ORIGIN };
  const admin = await staffIdentity(test, "admin_master");
  await database.as(admin, (tx) => line.sendMail(tx, job));
  await line.close();
  expect((await jobs())[0]?.state).toBe("created");
  await start();
  await eventually(async () => expect(received).toHaveLength(1));
});

it("sends nothing to a server without TLS, retries the mail, and shows the reason on the dashboard", async () => {
  await enqueue(await start({ smtpUrl, isLoopback: () => false }));
  await eventually(async () => expect((await jobs())[0]?.state).toBe("retry"));
  expect(received).toHaveLength(0);
  expect(lines.join("\n")).toContain('"failure":"no-tls"');
  const { signIn } = test.database;
  expect(await countUnsentMail(signIn)).toEqual({
    waiting: 1,
    failed: 0,
    lastError: "mail not sent: no-tls",
  });

  await queue?.close();
  await postpone();
  await start();
  await eventually(async () => expect(received).toHaveLength(1));
  await eventually(async () => {
    expect(await countUnsentMail(signIn)).toEqual({ waiting: 0, failed: 0, lastError: undefined });
  });
});

it("becomes a file of the outbox where no server is configured", async () => {
  await enqueue(await start({}));
  await eventually(async () => {
    // The file has another name until it is complete.
    expect(await readdir(path.join(folder, "outbox"))).toEqual([expect.stringMatching(/\.eml$/)]);
  });
  const [name] = await readdir(path.join(folder, "outbox"));
  const mail = await readFile(path.join(folder, "outbox", String(name)), "utf8");
  expect(mail).toMatch(/^To: ana@clinica\.test\r?$/m);
});

it("prevents a text from becoming a header, and a list from becoming many recipients", async () => {
  const mailer = createMailer({
    smtpUrl,
    mailFrom: "a@clinica.test",
    origin: undefined,
    dataDir: folder,
  });
  const subject = "Oi\r\nBcc: mallory@evil.example\r\n\r\ncorpo";
  await mailer.send({ to: EMAIL, subject, html: "<p>x</p>", text: "x" });
  expect(received[0]?.to).toEqual([EMAIL]);
  expect(received[0]?.data).not.toMatch(/^Bcc:/im);
  for (const to of ["a@b.c, d@e.f", "a@b.c\r\nBcc: d@e.f", "A <a@b.c>"]) {
    await expect(mailer.send({ to, subject: "x", html: "x", text: "x" })).rejects.toThrow();
  }
});

it("accepts mail to somebody else from administrators only", async () => {
  const current = await start();
  const [row] = await test.superuser`select id from usuarios where email = ${EMAIL}`;
  const job = { kind: "senha-trocada" as const, id: row?.id, origin: "https://evil.example" };
  const editor = await staffIdentity(test, "editor");
  const attempt = test.database.as(editor, (tx) => current.sendMail(tx, job));
  await expect(attempt).rejects.toMatchObject({ id: "not-permitted" });
});
