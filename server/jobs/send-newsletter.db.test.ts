import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { openDataKeys } from "#server/data/data-keys.ts";
import { createEnvios, getProgress, moveEnvios } from "#server/data/newsletter/envios.ts";
import { blogPosts } from "#server/db/schema/blog-posts.ts";
import { inscritos } from "#server/db/schema/inscritos.ts";
import { createLog } from "#server/log.ts";
import { createMailer } from "#server/mail/mailer.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { eventually } from "#tests/support/eventually.ts";
import { jobConfig } from "#tests/support/job-config.ts";
import { MailServer } from "#tests/support/mail-server.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import * as records from "#tests/support/records.ts";
import { type StaffIdentity, staffIdentity } from "#tests/support/staff-identity.ts";
import { openQueue, type Queue } from "./queue.ts";
import { type NewsletterJob, sendNewsletter } from "./send-newsletter.ts";

const test = testDatabase();
const ORIGIN = "https://www.clinica.test";
const POST = randomUUID();
let smtp: MailServer;
let editor: StaffIdentity;
let queue: Queue | undefined;

beforeAll(async () => {
  smtp = await new MailServer().start();
  editor = await staffIdentity(test, "recepcao");
  const post = records.post({ id: POST, slug: "preparo", titulo: "O preparo", resumo: "Um <b>." });
  await test.asAdmin((tx) => tx.insert(blogPosts).values(post));
});
afterAll(() => smtp.stop());
beforeEach(async () => {
  await test.superuser`truncate inscritos cascade`;
  await test.superuser`delete from pgboss.job where name = 'send-newsletter'`;
  smtp.reset();
});
afterEach(async () => {
  await queue?.close();
  queue = undefined;
});

function mailer(url = smtp.url) {
  const mailFrom = "Clínica <contato@clinica.test>";
  return createMailer({ smtpUrl: url, mailFrom, origin: ORIGIN, dataDir: "/nowhere" });
}

async function subscribed(count: number, situacao: "confirmado" | "pendente" = "confirmado") {
  const rows = Array.from({ length: count }, (_, index) =>
    records.inscrito({ id: randomUUID(), email: `${situacao}${index}@leitores.test`, situacao }),
  );
  await test.asAdmin((tx) => tx.insert(inscritos).values(rows));
  return rows;
}

const putInLine = () => test.database.as(editor, (tx) => createEnvios(tx, POST));
const progress = () => test.database.as(editor, (tx) => getProgress(tx, POST));
const situationOf = async (email: string) => {
  const [row] = await test.superuser`select situacao from inscritos where email = ${email}`;
  return row?.situacao;
};

async function runOnce(job: NewsletterJob = { id: POST, origin: ORIGIN }, url?: string) {
  let wanted: number | undefined;
  const needs = {
    database: test.database,
    secretKey: TEST_SECRET,
    dataKeys: await openDataKeys(test.database, TEST_SECRET),
    origin: ORIGIN,
    mailer: mailer(url),
    log: createLog("silent"),
  };
  await sendNewsletter(needs, job, {
    signal: new AbortController().signal,
    async again(seconds) {
      wanted = seconds;
    },
  });
  return wanted;
}

it("goes once to each who confirmed, with the way to leave, and to nobody else", async () => {
  await subscribed(3);
  await subscribed(2, "pendente");
  expect(await putInLine()).toBe(3);
  expect(await putInLine()).toBe(0);
  expect(await runOnce()).toBeUndefined();
  expect(smtp.received.map(({ to }) => to).sort()).toEqual(
    [0, 1, 2].map((index) => `confirmado${index}@leitores.test`),
  );
  const [mail] = smtp.received;
  expect(mail?.from).toBe("contato@clinica.test");
  expect(mail?.text).toMatch(
    /^List-Unsubscribe: <https:\/\/www\.clinica\.test\/newsletter\/sair\?token=[\w.-]+>\r?$/im,
  );
  expect(mail?.text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/im);
  expect(mail?.text).toContain("https://www.clinica.test/blog/preparo");
  expect(mail?.text).toContain("Um &lt;b&gt;.");
  expect(mail?.text).toContain("Você recebe esta mensagem porque");
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(3);
  const { total, enviado, novos } = await progress();
  expect({ total, enviado, novos }).toEqual({ total: 3, enviado: 3, novos: 0 });
  smtp.received.length = 0;
  await runOnce();
  expect(smtp.received).toHaveLength(0);
});

it("keeps to its rate, over one conversation", async () => {
  await subscribed(12);
  await putInLine();
  const before = smtp.connections;
  const started = performance.now();
  await runOnce();
  expect(smtp.received).toHaveLength(12);
  expect(performance.now() - started).toBeGreaterThan(1_100);
  expect(smtp.connections - before).toBe(1);
});

it("stops for an address that is refused for good", async () => {
  await subscribed(3);
  smtp.refusals.set("confirmado1@leitores.test", { code: 550, at: "RCPT" });
  await putInLine();
  expect(await runOnce()).toBeUndefined();
  expect(smtp.received).toHaveLength(2);
  expect(await progress()).toMatchObject({ enviado: 2, recusado: 1, na_fila: 0 });
  expect(await situationOf("confirmado1@leitores.test")).toBe("recusado");

  const another = records.post();
  const [{ id } = { id: "" }] = await test.asAdmin((tx) =>
    tx.insert(blogPosts).values(another).returning({ id: blogPosts.id }),
  );
  smtp.refusals.clear();
  expect(await test.database.as(editor, (tx) => createEnvios(tx, id))).toBe(2);
});

it.each([
  { code: 554, at: "DATA", text: "5.7.1 Message rejected as spam" },
  { code: 550, at: "DATA", text: "mailbox unavailable" },
  { code: 550, at: "RCPT", text: "5.4.5 Daily sending quota exceeded" },
] as const)("unsubscribes nobody when the server answers $code $text at $at", async (refusal) => {
  await subscribed(2);
  smtp.refusals.set("*", refusal);
  await putInLine();
  expect(await runOnce()).toBeGreaterThan(20);
  expect(await progress()).toMatchObject({ recusado: 0, na_fila: 2 });
  expect(await situationOf("confirmado0@leitores.test")).toBe("confirmado");
  smtp.refusals.clear();
  await test.superuser`update newsletter_envios set proxima_em = now()`;
  await runOnce();
  expect(await progress()).toMatchObject({ enviado: 2, na_fila: 0 });
});

it("tries again what is refused for now, under the same Message-ID", async () => {
  await subscribed(2);
  smtp.refusals.set("confirmado0@leitores.test", { code: 451, at: "DATA" });
  await putInLine();
  const wait = await runOnce();
  expect(wait).toBeGreaterThan(20);
  expect(wait).toBeLessThan(60);
  expect(await progress()).toMatchObject({ enviado: 1, na_fila: 1 });
  const [waiting] =
    await test.superuser`select id from newsletter_envios where situacao = 'na_fila'`;
  smtp.refusals.clear();
  await test.superuser`update newsletter_envios set proxima_em = now()`;
  expect(await runOnce()).toBeUndefined();
  const mail = smtp.received.find(({ to }) => to === "confirmado0@leitores.test");
  expect(mail?.messageId).toBe(`newsletter.${waiting?.id}@clinica.test`);
  expect(await situationOf("confirmado0@leitores.test")).toBe("confirmado");
});

it("is given up after twenty tries, and goes on on request", async () => {
  await subscribed(1);
  smtp.refusals.set("confirmado0@leitores.test", { code: 451, at: "RCPT" });
  await putInLine();
  await test.superuser`update newsletter_envios set tentativas = 19`;
  expect(await runOnce()).toBeUndefined();
  expect(await progress()).toMatchObject({ falhou: 1, na_fila: 0 });
  smtp.refusals.clear();
  await test.database.as(editor, (tx) => moveEnvios(tx, POST, ["falhou"], "na_fila"));
  await runOnce();
  expect(await progress()).toMatchObject({ enviado: 1, falhou: 0 });
});

it("spends no address's tries on an unavailable server", async () => {
  await subscribed(2);
  await putInLine();
  await expect(runOnce(undefined, "smtp://127.0.0.1:1")).rejects.toThrow("mail not sent");
  const rows = await test.superuser`select situacao, tentativas from newsletter_envios`;
  expect(rows.map((row) => ({ ...row }))).toEqual(
    Array(2).fill({ situacao: "na_fila", tentativas: 0 }),
  );
});

it("sends nothing to people who unsubscribed meanwhile, nor of a post that is no longer public", async () => {
  const [first] = await subscribed(2);
  await putInLine();
  await test.database.asStranger((tx) =>
    tx.execute(`select sai_da_newsletter('${first?.id}'::uuid)`),
  );
  await test.superuser`update blog_posts set status = 'rascunho' where id = ${POST}`;
  await runOnce();
  expect(smtp.received).toHaveLength(0);
  await test.superuser`update blog_posts set status = 'publicado' where id = ${POST}`;
  await runOnce();
  expect(smtp.received.map(({ to }) => to)).toEqual(["confirmado1@leitores.test"]);
  expect(await progress()).toMatchObject({ enviado: 1, dispensado: 1 });
});

it("stops, and goes on from there", async () => {
  await subscribed(2);
  await putInLine();
  await test.database.as(editor, (tx) => moveEnvios(tx, POST, ["na_fila"], "parado"));
  await runOnce();
  expect(smtp.received).toHaveLength(0);
  await test.database.as(editor, (tx) => moveEnvios(tx, POST, ["parado"], "na_fila"));
  await runOnce();
  expect(smtp.received).toHaveLength(2);
});

it("two processes at it at once send each mail once", async () => {
  await subscribed(10);
  await putInLine();
  await Promise.all([runOnce(), runOnce(), runOnce()]);
  expect(smtp.received).toHaveLength(10);
  expect(new Set(smtp.received.map(({ to }) => to)).size).toBe(10);
});

it("goes through the queue, put there with the mails, carrying ids only, and outdates no page", async () => {
  await subscribed(2);
  let writes = 0;
  test.database.onWrite(() => writes++);
  const current = await openQueue({
    database: test.database,
    log: createLog("silent"),
    mailer: mailer(),
    secretKey: TEST_SECRET,
    dataKeys: await openDataKeys(test.database, TEST_SECRET),
    origin: ORIGIN,
    storage: memoryStorage().storage,
    config: jobConfig(tmpdir()),
  });
  queue = current;
  await test.database.as(editor, async (tx) => {
    await createEnvios(tx, POST);
    await current.send(tx, "send-newsletter", { id: POST, origin: ORIGIN });
  });
  const [job] = await test.superuser`select data from pgboss.job where name = 'send-newsletter'`;
  expect(job?.data).toEqual({ id: POST, origin: ORIGIN });
  const before = writes;
  await eventually(async () => {
    const [{ state } = {}] = await test.superuser`
      select state::text from pgboss.job where name = 'send-newsletter'`;
    expect(state).toBe("completed");
  });
  expect(smtp.received).toHaveLength(2);
  expect(writes).toBe(before);
});

it("is queued by editors only", async () => {
  const laudos = await staffIdentity(test, "laudos");
  await subscribed(1);
  await expect(test.database.as(laudos, (tx) => createEnvios(tx, POST))).rejects.toMatchObject({
    id: "not-permitted",
  });
});
