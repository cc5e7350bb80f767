import { tmpdir } from "node:os";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openDataKeys } from "#server/data/data-keys.ts";
import { createLog } from "#server/log.ts";
import { createMailer } from "#server/mail/mailer.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { eventually } from "#tests/support/eventually.ts";
import { jobConfig } from "#tests/support/job-config.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { identityOf } from "#tests/support/staff-identity.ts";
import { openQueue, type Queue } from "./queue.ts";

const drawing = vi.hoisted(() => ({
  started: [] as string[],
  ends: new Map<string, () => void>(),
}));

vi.mock("#server/pdf/draw-laudo.ts", () => ({
  drawLaudo: (_services: unknown, { id }: { id: string }) => {
    drawing.started.push(id);
    return new Promise<void>((resolve) => drawing.ends.set(id, resolve));
  },
}));

const test = testDatabase();
let queue: Queue;

beforeAll(async () => {
  const { database } = test;
  const origin = "https://www.clinica.test";
  const mailer = createMailer({
    smtpUrl: undefined,
    mailFrom: undefined,
    origin,
    dataDir: "/nowhere",
  });
  const dataKeys = await openDataKeys(database, TEST_SECRET);
  const { storage } = memoryStorage();
  const config = jobConfig(tmpdir());
  const keys = { secretKey: TEST_SECRET, dataKeys };
  const log = createLog("silent");
  queue = await openQueue({ database, log, mailer, ...keys, origin, storage, config });
});
afterAll(async () => {
  for (const end of drawing.ends.values()) end();
  await queue.close();
});

it("a second person's report is drawn beside the first one's, whose others come after it", async () => {
  const identity = await identityOf(test, "laudos");
  const send = (id: string, person: string) =>
    test.database.as(identity, (tx) => queue.send(tx, "draw-laudo", { id }, { person }));
  for (const id of ["ana 1", "ana 2", "ana 3"]) await send(id, "ana");
  await send("rui 1", "rui");
  await eventually(async () => expect([...drawing.started].sort()).toEqual(["ana 1", "rui 1"]));
  await send("rui 2", "rui");
  drawing.ends.get("rui 1")?.();
  await eventually(async () => expect(drawing.started).toContain("rui 2"));
  expect(drawing.started).not.toContain("ana 2");
  drawing.ends.get("ana 1")?.();
  await eventually(async () => expect(drawing.started).toContain("ana 2"));
  expect(drawing.started).not.toContain("ana 3");
});
