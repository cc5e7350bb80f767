import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Message } from "./run-stages.mjs";
import { runPlaywright, runVitest } from "./runners.mjs";

/** Inside the repository, because the tests written here import its packages. */
const PARENT = path.resolve("test-results");

let folder: string;
let messages: Message[];
const onMessage = (message: Message) => messages.push(message);

beforeEach(async () => {
  await mkdir(PARENT, { recursive: true });
  folder = await mkdtemp(path.join(PARENT, "runners-"));
  messages = [];
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
const failuresTold = () => messages.flatMap(({ failure }) => failure ?? []);
const lastProgress = () => messages.flatMap(({ progress }) => progress ?? []).at(-1);

const SUMS = `
  test("adds", () => expect(1 + 1).toBe(2));
  test("adds wrongly", () => expect(1 + 1).toBe(3));
`;

test("Vitest tells how far it is, each failure with its line, and the seconds of each file", async () => {
  await write(
    "vitest.config.ts",
    `export default { test: { projects: [{ test: { name: "unit" } }] } };`,
  );
  await write("sums.test.ts", `import { expect, test } from "vitest"; ${SUMS}`);
  await write(
    "hook.test.ts",
    `import { beforeAll, test } from "vitest";
     beforeAll(() => { throw new Error("no database"); });
     test("is never begun", () => {});`,
  );
  const counts = await runVitest("unit", { args: ["--root", folder], onMessage });
  expect(counts).toMatchObject({ passed: 1, failed: 2 });
  expect(lastProgress()).toEqual({ done: 2, total: 2, unit: "files", failed: 2 });
  const relative = path.relative(process.cwd(), folder);
  const told = failuresTold().sort();
  expect(told[0]).toMatch(new RegExp(`^${relative}/hook\\.test\\.ts\nError: no database\n`));
  expect(told[1]).toMatch(
    new RegExp(
      `^${relative}/sums\\.test\\.ts › adds wrongly\nAssertionError: .*expected 2 to be 3`,
    ),
  );
  expect(told[1]).toContain(`at ${relative}/sums.test.ts:3:`);
  const timed = messages.flatMap(({ timing }) => timing ?? []);
  expect(timed.map(({ project }) => project)).toEqual(["unit", "unit"]);
});

test("Playwright tells how far it is, and each failure with its line", async () => {
  await write("playwright.config.ts", `export default { outputDir: "results" };`);
  await write("sums.spec.ts", `import { expect, test } from "@playwright/test"; ${SUMS}`);
  const config = path.join(folder, "playwright.config.ts");
  const counts = await runPlaywright({ args: [`--config=${config}`], onMessage });
  expect(counts).toMatchObject({ passed: 1, failed: 1 });
  expect(lastProgress()).toEqual({ done: 2, total: 2, unit: "tests", failed: 1 });
  const file = path.relative(process.cwd(), path.join(folder, "sums.spec.ts"));
  expect(failuresTold()).toHaveLength(1);
  expect(failuresTold()[0]).toContain(`${file}:3 › adds wrongly\n`);
  expect(failuresTold()[0]).toContain(`  at ${file}:3:`);
  expect(messages.flatMap(({ timing }) => timing ?? [])).toEqual([
    { file, project: "browser", seconds: expect.any(Number) },
  ]);
});
