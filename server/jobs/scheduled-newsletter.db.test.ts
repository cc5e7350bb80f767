import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { openDataKeys } from "#server/data/data-keys.ts";
import { cancelEdicao, getEdicao, saveEdicao } from "#server/data/newsletter/edicoes.ts";
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
import { sendNewsletter } from "./send-newsletter.ts";

const test = testDatabase();
const ORIGIN = "https://www.clinica.test";
const POST = randomUUID();
const JOB = { id: POST, origin: ORIGIN };
let smtp: MailServer;
let editor: StaffIdentity;
let queue: Queue | undefined;

beforeAll(async () => {
  smtp = await new MailServer().start();
  editor = await staffIdentity(test, "recepcao");
  const post = records.post({ id: POST, slug: "preparo", titulo: "O preparo" });
  await test.asAdmin((tx) => tx.insert(blogPosts).values(post));
});
afterAll(() => smtp.stop());
beforeEach(async () => {
  await test.superuser`truncate inscritos, newsletter_edicoes cascade`;
  await test.superuser`delete from pgboss.job where name = 'send-newsletter'`;
  smtp.reset();
});
afterEach(async () => {
  await queue?.close();
  queue = undefined;
});

const needs = async () => ({
  database: test.database,
  log: createLog("silent"),
  mailer: createMailer({
    smtpUrl: smtp.url,
    mailFrom: "Clínica <contato@clinica.test>",
    origin: ORIGIN,
    dataDir: "/nowhere",
  }),
  secretKey: TEST_SECRET,
  dataKeys: await openDataKeys(test.database, TEST_SECRET),
  origin: ORIGIN,
});

async function subscribe(email: string) {
  const row = records.inscrito({ id: randomUUID(), email });
  await test.asAdmin((tx) => tx.insert(inscritos).values(row));
}

async function runOnce() {
  const going = { signal: new AbortController().signal, again: async () => {} };
  await sendNewsletter(await needs(), JOB, going);
}

const save = (values: Parameters<typeof saveEdicao>[2]) =>
  test.database.as(editor, (tx) => saveEdicao(tx, POST, values));
const soon = () => new Date(Date.now() + 3_600_000);
const past = () => new Date(Date.now() - 1_000);

it("goes to those who are subscribed at its time, once, under its own subject", async () => {
  await subscribe("ana@leitores.test");
  await save({ assunto: "Antes do seu exame", sai_em: soon() });
  await runOnce();
  expect(smtp.received).toHaveLength(0);
  await subscribe("rui@leitores.test");
  await save({ sai_em: past() });
  await Promise.all([runOnce(), runOnce()]);
  await runOnce();
  expect(smtp.received).toHaveLength(2);
  expect(smtp.received[0]?.text).toContain("Subject: Antes do seu exame");
  expect(await test.database.as(editor, (tx) => getEdicao(tx, POST))).toEqual({
    assunto: "Antes do seu exame",
    sai_em: null,
  });
  const [line] = await test.superuser`
    select quantos, usuario_nome from trilha where acao = 'comecou_newsletter'`;
  expect(line).toEqual({ quantos: 2, usuario_nome: null });
});

it("is not sent once it is cancelled, and waits where the post is not public", async () => {
  await subscribe("ana@leitores.test");
  await save({ sai_em: past() });
  expect(await test.database.as(editor, (tx) => cancelEdicao(tx, POST))).toBe(true);
  expect(await test.database.as(editor, (tx) => cancelEdicao(tx, POST))).toBe(false);
  await runOnce();
  expect(smtp.received).toHaveLength(0);
  await save({ sai_em: past() });
  await test.superuser`update blog_posts set status = 'rascunho' where id = ${POST}`;
  await runOnce();
  expect((await test.database.as(editor, (tx) => getEdicao(tx, POST))).sai_em).not.toBeNull();
  await test.superuser`update blog_posts set status = 'publicado' where id = ${POST}`;
  await runOnce();
  expect(smtp.received).toHaveLength(1);
});

it("survives a restart: the queue holds it until its time", async () => {
  await subscribe("ana@leitores.test");
  const at = soon();
  const config = jobConfig(tmpdir());
  const start = async () =>
    openQueue({ ...(await needs()), storage: memoryStorage().storage, config });
  const first = await start();
  await test.database.as(editor, async (tx) => {
    await saveEdicao(tx, POST, { sai_em: at });
    await first.send(tx, "send-newsletter", JOB, { after: at });
  });
  await first.close();
  queue = await start();
  const [job] = await test.superuser`
    select state, start_after from pgboss.job where name = 'send-newsletter'`;
  expect(job).toEqual({ state: "created", start_after: at });
  await save({ sai_em: past() });
  await test.superuser`
    update pgboss.job set start_after = now() where name = 'send-newsletter'`;
  await eventually(async () => expect(smtp.received).toHaveLength(1));
});
