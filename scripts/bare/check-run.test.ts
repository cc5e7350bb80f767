import { expect, test } from "vitest";
import { checkRun } from "./check-run.mjs";

const GREEN = "✓ unit  80.0 s  10 passed\n";
const AS_ROOT = { user: "root", code: 0, output: `${GREEN}10 passed, 0 failed\n`, left: [] };
const SKIPS = [
  "○ 3 skipped: dcmtk is missing (apt-get install dcmtk)",
  "○ 2 skipped: postgresql-15 is missing (apt-get install postgresql-15)",
  "○ 5 skipped: chromium-headless-shell is missing (apt-get install chromium-headless-shell)",
];
const AS_USER = {
  ...AS_ROOT,
  user: "pessoa",
  output: [GREEN, ...SKIPS, "10 passed, 0 failed"].join("\n"),
};

test("root is to skip nothing, and others are to be told what they skipped", () => {
  expect(checkRun(AS_ROOT)).toEqual([]);
  expect(checkRun(AS_USER)).toEqual([]);
  expect(checkRun({ ...AS_USER, user: "root" })).toEqual([
    `root skipped tests: ${SKIPS.join("; ")}`,
  ]);
  expect(checkRun({ ...AS_ROOT, user: "pessoa" })).toHaveLength(SKIPS.length);
});

test("of some steps only their programs have to be named", () => {
  const output = `${SKIPS[0]}\n10 passed, 0 failed\n`;
  expect(checkRun({ ...AS_USER, only: ["format", "unit"], output })).toEqual([]);
  expect(checkRun({ ...AS_USER, only: ["unit"], output: "10 passed, 0 failed" })).toEqual([
    "nothing says that tests were skipped for want of dcmtk",
  ]);
});

test.each([
  ["a failure in the last line", "9 passed, 1 failed"],
  ["no test at all", "0 passed, 0 failed"],
  ["something after the last line", "10 passed, 0 failed\nlater"],
])("%s is seen", (_, last) => {
  expect(checkRun({ ...AS_ROOT, output: `${GREEN}${last}\n` })).toEqual([
    `its last line is: ${last.split("\n").at(-1)}`,
  ]);
});

test("an exit code, a process and a file that were left behind are seen", () => {
  const output = `${AS_ROOT.output}left running: nginx nginx\n`;
  const left = ["usr/sbin/policy-rc.d"];
  expect(checkRun({ ...AS_ROOT, code: 1, output, left })).toEqual([
    "ended with 1",
    "was left behind: usr/sbin/policy-rc.d",
    "left running: nginx nginx",
  ]);
});
