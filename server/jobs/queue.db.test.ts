import { tmpdir } from "node:os";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openDataKeys } from "#server/data/data-keys.ts";
import { subscribe } from "#server/data/newsletter/inscritos.ts";
import { createLog } from "#server/log.ts";
import { createMailer } from "#server/mail/mailer.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { eventually } from "#tests/support/eventually.ts";
import { jobConfig } from "#tests/support/job-config.ts";
import { MailServer } from "#tests/support/mail-server.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { openQueue, type Queue } from "./queue.ts";

const COUNT = 12;

vi.mock("./jobs.ts", async (original) => {
  const { JOBS } = await original<typeof import("./jobs.ts")>();
  return { JOBS: { ...JOBS, mail: { ...JOBS.mail, pollingIntervalSeconds: 24 * 3_600 } } };
});

const test = testDatabase();
let smtp: MailServer;
let queue: Queue;

beforeAll(async () => {
  smtp = await new MailServer().start();
  for (let index = 0; index < COUNT; index++) {
    const email = `leitor${index}@leitores.test`;
    await test.database.asStranger((tx) =>
      subscribe(tx, { email, consent: "2026-11-22", origin: "https://www.clinica.test" }),
    );
  }
  const { database } = test;
  const origin = "https://www.clinica.test";
  const settings = { smtpUrl: smtp.url, mailFrom: "a@clinica.test", origin, dataDir: "/nowhere" };
  const mailer = createMailer(settings);
  const { storage } = memoryStorage();
  const log = createLog("silent");
  const dataKeys = await openDataKeys(database, TEST_SECRET);
  const keys = { secretKey: TEST_SECRET, dataKeys };
  const config = jobConfig(tmpdir());
  queue = await openQueue({ database, log, mailer, ...keys, origin, storage, config });
});
afterAll(async () => {
  await queue.close();
  await smtp.stop();
});

it("does all that waits, one after the other, though it looks for new jobs only once a day", async () => {
  await eventually(async () => expect(smtp.received).toHaveLength(COUNT));
});
