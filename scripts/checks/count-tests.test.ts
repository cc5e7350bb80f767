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
    { name: path.resolve("a.test.ts"), status: "passed", assertionResults: [{ status: "passed" }] },
    {
      name: path.resolve("b.test.ts"),
      status: "failed",
      assertionResults: [
        { status: "passed" },
        { status: "skipped", fullName: "after a hook that failed", meta: {} },
        {
          status: "failed",
          fullName: "forms keep what was typed",
          failureMessages: [
            "AssertionError: expected \u001b[32m1\u001b[39m to be 2\n    at b.test.ts:3",
          ],
        },
      ],
    },
    {
      name: path.resolve("c.test.ts"),
      status: "failed",
      message: "No such module",
      assertionResults: [],
    },
    {
      name: path.resolve("d.test.ts"),
      status: "passed",
      assertionResults: [
        { status: "skipped", fullName: "dcmtk agrees", meta: { lacks: ["dcmtk"] } },
        { status: "todo", fullName: "later", meta: {} },
      ],
    },
  ],
};

test("a file that could not be read counts as one failed test", () => {
  expect(readVitest(VITEST)).toMatchObject({ passed: 7, failed: 2, skipped: 2 });
});

test("each failure is named in one line, with the first of what it said", () => {
  expect(readVitest(VITEST).failures).toEqual([
    "b.test.ts › forms keep what was typed: AssertionError: expected 1 to be 2",
    "c.test.ts: No such module",
  ]);
  const spec = {
    file: "contact.spec.ts",
    line: 12,
    title: "sends",
    ok: false,
    tests: [
      { results: [{}, { error: { message: "Error: \u001b[31mtimed out\u001b[39m\n\nCall log" } }] },
    ],
  };
  const passed = { ok: true, tests: [{ expectedStatus: "passed" }] };
  const suites = [{ specs: [passed], suites: [{ specs: [spec] }] }];
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
  expect(readPlaywright({ stats, errors: [], suites }).failures).toEqual([
    "contact.spec.ts:12 › sends: Error: timed out",
  ]);
});

test("a file whose hook failed is one failure, though none of its tests has failed", () => {
  const assertionResults = [{ status: "skipped", fullName: "never begun", meta: {} }];
  const file = { name: path.resolve("e.test.ts"), status: "failed", message: "", assertionResults };
  const report = { ...VITEST, numPassedTests: 0, numFailedTests: 0, testResults: [file] };
  expect(readVitest(report)).toMatchObject({
    failed: 1,
    skips: [],
    failures: ["e.test.ts: a hook failed"],
  });
});

test("each skipped test is named with what the machine lacks for it", () => {
  expect(readVitest(VITEST).skips).toEqual([
    { test: "d.test.ts › dcmtk agrees", lacks: ["dcmtk"] },
    { test: "d.test.ts › later", lacks: [] },
  ]);
  const skipped = (title: string, description?: string) => ({
    file: "a.spec.ts",
    line: 3,
    title,
    ok: true,
    tests: [
      { expectedStatus: "skipped", annotations: [{ type: "skip", description }], results: [] },
    ],
  });
  const notRun = { ...skipped("not run"), tests: [{ expectedStatus: "passed", annotations: [] }] };
  const specs = [skipped("signs", "lacks openssl"), skipped("later", "flaky"), notRun];
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 3 };
  expect(readPlaywright({ stats, errors: [], suites: [{ specs }] }).skips).toEqual([
    { test: "a.spec.ts:3 › signs", lacks: ["openssl"] },
    { test: "a.spec.ts:3 › later", lacks: [] },
  ]);
});

test("a browser test that passed at a second try has failed", () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  expect(readPlaywright({ stats, errors: [], suites: [] })).toMatchObject({
    passed: 3,
    failed: 2,
    skipped: 2,
  });
});

test("servers that did not start fail the run", () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(readPlaywright({ stats, errors: [{}], suites: [] })).toMatchObject({ failed: 1 });
});

test("a runner that reports a failure by its exit code has failed, whatever its report contains", async () => {
  const report = { ...VITEST, numFailedTests: 0, testResults: [] };
  await writeFile(file, JSON.stringify(report));
  expect(await countTests({ file, ok: true, read: readVitest })).toMatchObject({ failed: 0 });
  expect(await countTests({ file, ok: false, read: readVitest })).toMatchObject({ failed: 1 });
});

test("a missing or incomplete report is one failure", async () => {
  const none = { passed: 0, failed: 1, skipped: 0, skips: [], failures: [] };
  expect(await countTests({ file, ok: true, read: readVitest })).toEqual(none);
  await writeFile(file, '{"numPassedTests": 7');
  expect(await countTests({ file, ok: true, read: readVitest })).toEqual(none);
});
