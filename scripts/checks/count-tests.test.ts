import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { countTests, readPlaywright, readVitest } from "./count-tests.mjs";

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "clinica-report-"));
  file = path.join(folder, "report.json");
});
afterEach(() => rm(folder, { recursive: true }));

const VITEST = {
  numPassedTests: 7,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 0,
  testResults: [
    { status: "passed", assertionResults: [{}] },
    { status: "failed", assertionResults: [{}] },
    { status: "failed", assertionResults: [] },
  ],
};

test("a file that could not be read counts as one failed test", () => {
  expect(readVitest(VITEST)).toEqual({ passed: 7, failed: 2, skipped: 2 });
});

test("a browser test that passed at a second try has failed", () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  expect(readPlaywright({ stats, errors: [] })).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test("servers that did not start fail the run", () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(readPlaywright({ stats, errors: [{}] })).toMatchObject({ failed: 1 });
});

test("a runner that says it failed has failed, whatever its report says", async () => {
  const report = { ...VITEST, numFailedTests: 0, testResults: [] };
  await writeFile(file, JSON.stringify(report));
  expect(await countTests({ file, ok: true, read: readVitest })).toMatchObject({ failed: 0 });
  expect(await countTests({ file, ok: false, read: readVitest })).toMatchObject({ failed: 1 });
});

test("no report, or half of one, is one failure", async () => {
  const none = { passed: 0, failed: 1, skipped: 0 };
  expect(await countTests({ file, ok: true, read: readVitest })).toEqual(none);
  await writeFile(file, '{"numPassedTests": 7');
  expect(await countTests({ file, ok: true, read: readVitest })).toEqual(none);
});
