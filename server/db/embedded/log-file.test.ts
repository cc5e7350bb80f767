import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { clusterPaths } from "./cluster.ts";
import { logSize, startFailure } from "./log-file.ts";

let folder = "";
const at = () => {
  const logFile = path.join(folder, "postgres.log");
  return { ...clusterPaths(folder), logFile };
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "clinica-log-"));
});
afterAll(() => rm(folder, { recursive: true }));

it("says in one line why PostgreSQL did not start, by what this start wrote", async () => {
  await writeFile(at().logFile, "FATAL:  of yesterday\n");
  const offset = await logSize(at());
  const lines = [
    "2026-11-22 UTC [1] LOG:  starting PostgreSQL",
    "2026-11-22 UTC [2] FATAL:  lock file is not ours",
    "2026-11-22 UTC [1] LOG:  database system is shut down",
  ];
  await writeFile(at().logFile, `FATAL:  of yesterday\n${lines.join("\n")}\n`);
  const { message } = await startFailure(at(), offset);
  expect(message).toMatch(/^O PostgreSQL não iniciou: lock file is not ours \(veja .*\)\.$/);
});

it("knows a full disk, also in a log that was put aside meanwhile", async () => {
  await writeFile(at().logFile, 'FATAL:  could not write to file "x": No space left on device\n');
  expect((await startFailure(at(), 1_000_000)).message).toMatch(/sem espaço livre \(ENOSPC\)\.$/);
});
