import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  archiveName,
  listArchives,
  listOutdated,
  readTrial,
  removeOutdated,
  removePartials,
  writeTrial,
} from "./archives.ts";

const DAY_MS = 86_400_000;
const NOW = new Date("2026-11-22T06:10:00Z");
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "clinica-archives-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("names an archive by the clinic's clock, and reads the name back", async () => {
  expect(archiveName(NOW)).toBe("clinica-2026-11-22T021000.backup");
  await writeFile(path.join(folder, archiveName(NOW)), "");
  await writeFile(path.join(folder, "outra coisa.backup"), "");
  expect(await listArchives(folder)).toEqual([
    { file: path.join(folder, "clinica-2026-11-22T021000.backup"), madeAt: NOW },
  ]);
  expect(await listArchives(path.join(folder, "none"))).toEqual([]);
});

describe("after two years of a backup a day", () => {
  const all = Array.from({ length: 730 }, (_, day) => ({
    file: `${day}`,
    madeAt: new Date(NOW.getTime() - day * DAY_MS),
  }));
  const outdated = new Set(listOutdated(all, NOW));
  const stored = all.filter((archive) => !outdated.has(archive));

  it("keeps 7 days, the newest of 4 weeks and of 12 months", () => {
    expect(stored.slice(0, 7).map(({ file }) => Number(file))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const days = stored.map(({ madeAt }) => archiveName(madeAt).slice(8, 18));
    expect(days).toEqual([
      "2026-11-22",
      "2026-11-21",
      "2026-11-20",
      "2026-11-19",
      "2026-11-18",
      "2026-11-17",
      "2026-11-16",
      "2026-11-15",
      "2026-11-08",
      "2026-11-01",
      "2026-10-31",
      "2026-09-30",
      "2026-08-31",
      "2026-07-31",
      "2026-06-30",
      "2026-05-31",
      "2026-04-30",
      "2026-03-31",
      "2026-02-28",
      "2026-01-31",
      "2025-12-31",
    ]);
  });

  it("keeps the same the next time", () => {
    expect(listOutdated(stored, NOW)).toEqual([]);
  });
});

it("never removes the newest, however old it is", async () => {
  const old = new Date(NOW.getTime() - 900 * DAY_MS);
  await writeFile(path.join(folder, archiveName(old)), "");
  expect(await removeOutdated(folder, NOW)).toBe(0);
  expect(await readdir(folder)).toEqual([archiveName(old)]);
});

it("removes what a killed backup left, and not what is being written", async () => {
  await writeFile(path.join(folder, "a.backup.1.partial"), "");
  await writeFile(path.join(folder, "b.backup.2.partial"), "");
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await utimes(path.join(folder, "a.backup.1.partial"), minutesAgo(61), minutesAgo(61));
  await utimes(path.join(folder, "b.backup.2.partial"), minutesAgo(58), minutesAgo(58));
  await removePartials(folder);
  expect(await readdir(folder)).toEqual(["b.backup.2.partial"]);
});

it("remembers the last trial restore", async () => {
  expect(await readTrial(folder)).toBeUndefined();
  const trial = {
    archive: "clinica-2026-11-22T021000.backup",
    at: NOW.toISOString(),
    ok: true,
    tables: 3,
    rows: 4,
    files: 5,
  };
  await writeTrial(folder, trial);
  expect(await readTrial(folder)).toEqual(trial);
  expect(await readdir(folder)).toHaveLength(1);
});

it("takes a damaged note of the last trial restore for none", async () => {
  await writeFile(path.join(folder, "ultima-prova.json"), '{"archive":');
  expect(await readTrial(folder)).toBeUndefined();
});
