import { tmpdir } from "node:os";
import { afterAll, beforeAll, expect, it } from "vitest";
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

const test = testDatabase();
let smtp: MailServer;
let queue: Queue;

beforeAll(async () => {
  smtp = await new MailServer().start();
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

it("does what waits without a pause between two, though it looks for new jobs only now and then", async () => {
  const COUNT = 12;
  const started = performance.now();
  for (let index = 0; index < COUNT; index++) {
    const email = `leitor${index}@leitores.test`;
    await test.database.asStranger((tx) =>
      subscribe(tx, { email, consent: "2026-11-22", origin: "https://www.clinica.test" }),
    );
  }
  await eventually(30_000, async () => expect(smtp.received).toHaveLength(COUNT));
  // A pause of two seconds before each job would take 24 seconds.
  expect(performance.now() - started).toBeLessThan(16_000);
});
