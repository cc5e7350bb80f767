/** A test must not know how fast the machine is: it waits for a fact, moves a time, and measures work (bench/ has the rest). */
import { expect, test } from "vitest";
import { type ClockUse, findClockUses } from "./architecture/clock-uses.ts";
import { listSourceFiles, readSourceModule } from "./architecture/source-modules.ts";

const TESTS = /^tests\/|\.test\.tsx?$/;

const OVERLAP = "spreads sign-ins around a change, and each order must have the same outcome";
const ENDLESS = "a statement that goes on until its connection is cut";
const CHANCE = "kills at a moment of chance, and no outcome depends on which it is";

/** Why a test may do it all the same. */
const ALLOWED: [file: string, use: ClockUse, reason: string][] = [
  ["server/auth/overlaps.db.test.ts", "waits for a time", OVERLAP],
  ["server/auth/sign-in.db.test.ts", "waits for a time", OVERLAP],
  ["server/db/availability/sockets.db.test.ts", "waits for a time", ENDLESS],
  ["server/db/connections/transaction.db.test.ts", "waits for a time", ENDLESS],
  ["server/db/embedded/lifecycle.db.test.ts", "waits for a time", ENDLESS],
  [
    "server/images/upload/upload-picture.db.test.ts",
    "waits for a time",
    "a second picture would be seen while the first is stored, however long that takes",
  ],
  [
    "server/jobs/send-newsletter.db.test.ts",
    "reads the clock",
    "the least time that a mail takes is the promise, and a slow machine keeps it",
  ],
  [
    "app/admin/record/draft/draft-storage.test.ts",
    "reads the clock",
    "a draft's age is moved, and not the clock",
  ],
  ["tests/lifetimes.db.test.ts", "reads the clock", "a file's age is moved, and not the clock"],
  ["tests/clocks.test.ts", "waits for a time", "is an example below"],
  ["tests/e2e/admin-shell.spec.ts", "reads the clock", "a cookie's seven days, give or take hours"],
  [
    "tests/e2e/staff.ts",
    "has a short limit",
    "ends the wait for an idle browser, and fails nothing",
  ],
  ["tests/faults/embedded-server.ts", "waits for a time", "keeps its process alive"],
  ["tests/faults/kills.fault.ts", "waits for a time", CHANCE],
  ["tests/faults/start.fault.ts", "waits for a time", CHANCE],
  ["tests/faults/rolling-restart.fault.ts", "waits for a time", "a visitor's pause between pages"],
  [
    "tests/support/demo-server.ts",
    "waits for a time",
    "looks again whether another worker is done",
  ],
  ["tests/support/eventually.ts", "waits for a time", "looks again whether a fact holds"],
  ["tests/support/eventually.ts", "reads the clock", "gives up after a minute and a half"],
  ["tests/support/processor-time.ts", "reads the clock", "only this process's processor time"],
  ["tests/support/product-server.ts", "waits for a time", "ends a server that hangs for a minute"],
  ["tests/support/shared-links.ts", "reads the clock", "for bench/shared-reports.ts"],
];

const FOUND = listSourceFiles()
  .filter((file) => TESTS.test(file))
  .flatMap((file) =>
    findClockUses(readSourceModule(file)).map(({ use, line }) => ({ file, use, line })),
  );

test("no test waits for a time, reads the clock or has a short limit without a reason", () => {
  const without = FOUND.filter(
    ({ file, use }) => !ALLOWED.some(([where, what]) => where === file && what === use),
  );
  expect(without.map(({ file, use, line }) => `${file}:${line} ${use}`)).toEqual([]);
});

test("each reason is needed", () => {
  const unused = ALLOWED.filter(
    ([where, what]) => !FOUND.some(({ file, use }) => where === file && what === use),
  );
  expect(unused).toEqual([]);
});

test.each<[ClockUse, string]>([
  ["waits for a time", 'import { setTimeout as sleep } from "node:timers/promises";'],
  ["waits for a time", "await new Promise((resolve) => setTimeout(resolve, 200));"],
  ["waits for a time", "await page.waitForTimeout(150);"],
  ["waits for a time", "await sql`select pg_sleep(1)`;"],
  ["reads the clock", "const started = performance.now();"],
  ["reads the clock", "expect(Date.now() - row.at).toBeLessThan(60_000);"],
  ["reads the clock", "const left = row.end - Date.now();"],
  ["reads the clock", "process.cpuUsage();"],
  ["has a short limit", "await vi.waitFor(check);"],
  ["has a short limit", "await expect.poll(read, { timeout: 5_000 }).toBe(1);"],
  ["has a short limit", 'const BOUND = 9_000; request.get("/", { timeout: BOUND });'],
  ["has a short limit", "fetch(url, { signal: AbortSignal.timeout(5_000) });"],
  ["has a short limit", "socket.setTimeout(10_000, end);"],
  ["has a short limit", 'test("x", () => {}, 10_000);'],
  ["has a short limit", 'test.each([1])("x", () => {}, 10_000);'],
])("sees what %s: %s", (use, code) => {
  expect(findClockUses(readSourceModule("a.test.ts", code)).map((one) => one.use)).toEqual([use]);
});

test.each([
  "const tomorrow = new Date(Date.now() + 86_400_000);",
  "const yesterday = new Date(Date.now() - 86_400_000);",
  "await sql.end({ timeout: 0 });",
  "await expect(async () => { await a.click({ timeout: 500 }); }).toPass();",
  'test("x", () => {}, 240_000);',
  'import { setImmediate } from "node:timers/promises";',
])("sees nothing in: %s", (code) => {
  expect(findClockUses(readSourceModule("a.test.ts", code))).toEqual([]);
});
