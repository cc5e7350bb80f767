import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { formatSlowest, mergeTimings, readTimings } from "./timings.mjs";

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "clinica-timings-"));
  file = path.join(folder, "results", "timings.json");
});
afterEach(() => rm(folder, { recursive: true }));

const unit = (seconds: number) => ({ project: "unit", seconds });

test("a run replaces the files that it ran and leaves the others", () => {
  const [first, second] = ["scripts/checks/timings.test.ts", "scripts/checks/progress.test.ts"];
  mergeTimings({ [first]: unit(1), [second]: unit(2) }, file);
  mergeTimings({ [first]: unit(3) }, file);
  expect(readTimings(file)).toEqual({ [first]: unit(3), [second]: unit(2) });
});

test("a file that no longer exists is forgotten", () => {
  mergeTimings({ "tests/was-here.test.ts": unit(1) }, file);
  expect(readTimings(file)).toEqual({});
});

test("a missing or damaged record is the same as none", async () => {
  expect(readTimings(file)).toEqual({});
  const damaged = path.join(folder, "damaged.json");
  await writeFile(damaged, '{"a.test.ts": {"pro');
  expect(readTimings(damaged)).toEqual({});
});

test("the slowest files are listed with the slowest first", () => {
  const timings = { "a.test.ts": unit(0.26), "b.test.ts": unit(12.34), "c.test.ts": unit(3) };
  expect(formatSlowest(timings, 2)).toEqual(["  12.3 s  b.test.ts", "   3.0 s  c.test.ts"]);
});
