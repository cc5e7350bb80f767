/** Stores how many seconds each test file took, so that the longest can start first. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../project.mjs";

const FILE = path.join(ROOT, "test-results", "timings.json");

/** @returns for each test file its project and seconds; nothing before the first run */
export function readTimings(file = FILE) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

/** Replaces the files of this run, and forgets files that no longer exist. */
export function mergeTimings(timings, file = FILE) {
  const merged = { ...readTimings(file), ...timings };
  const present = Object.entries(merged).filter(([name]) => existsSync(path.join(ROOT, name)));
  present.sort(([a], [b]) => (a < b ? -1 : 1));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(Object.fromEntries(present), null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

export function formatSlowest(timings, count = 10) {
  return Object.entries(timings)
    .sort(([, a], [, b]) => b.seconds - a.seconds)
    .slice(0, count)
    .map(([name, { seconds }]) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
