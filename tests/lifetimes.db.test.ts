import { beforeEach, expect, test as it } from "vitest";
import { DAY_MS, MINUTE_MS } from "#domain/texto/durations.ts";
import type { JobServices } from "#server/jobs/job-services.ts";
import { JOBS } from "#server/jobs/jobs.ts";
import type { Going } from "#server/jobs/send-newsletter.ts";
import { createLog } from "#server/log.ts";
import { age, type Lifetime, type World } from "./lifetimes/lifetime.ts";
import { LIFETIMES } from "./lifetimes/lifetimes.ts";
import { LOST_FILES } from "./lifetimes/lost-files.ts";
import { testDatabase } from "./support/database.ts";
import { memoryStorage } from "./support/memory-storage.ts";
import { portalFixture } from "./support/portal.ts";
import { staffContext } from "./support/staff-context.ts";

const test = testDatabase();
let world: World;

// Made again for each test, because some tests end the session by which the fixture prepares its rows.
beforeEach(async () => {
  world = { test, staff: staffContext(test), portal: await portalFixture(test) };
});

async function holdsAfter({ begin, moved }: Lifetime, past: string): Promise<boolean> {
  const holds = await begin(world);
  await age(test, moved, past);
  return holds();
}

for (const lifetime of LIFETIMES) {
  const { name, lasts } = lifetime;

  it(`${name} ends after ${lasts}`, async () => {
    // A minute is more than a slow machine needs between the beginning and the question.
    const before = await holdsAfter(lifetime, `interval '${lasts}' - interval '1 minute'`);
    expect(before, "a minute before").toBe(true);
    const after = await holdsAfter(lifetime, `interval '${lasts}' + interval '1 second'`);
    expect(after, "a second after").toBe(false);
  });
}

it.each(LOST_FILES)("$name that has no row is deleted after a day", async ({ key, remove }) => {
  const { storage, files } = memoryStorage();
  await storage.put(key, Buffer.from("x"));
  const file = files.get(key);
  const isLeftAfter = async (ms: number) => {
    if (file) file.modifiedAt = new Date(Date.now() - ms);
    await remove({ database: test.database, storage, log: createLog("silent") });
    return files.has(key);
  };
  expect(await isLeftAfter(DAY_MS - MINUTE_MS), "a minute before").toBe(true);
  expect(await isLeftAfter(DAY_MS + 1_000), "a second after").toBe(false);
});

it("an interrupted write to the storage is deleted after a day", async () => {
  const { storage } = memoryStorage();
  let before = 0;
  storage.removeUnfinished = async (date) => {
    before = date.getTime();
  };
  const services = { database: test.database, storage, log: createLog("silent") };
  const earliest = Date.now() - DAY_MS;
  await JOBS["remove-unused-files"].run(services as unknown as JobServices, {}, {} as Going);
  expect(before).toBeGreaterThanOrEqual(earliest);
  expect(before).toBeLessThanOrEqual(Date.now() - DAY_MS);
});
