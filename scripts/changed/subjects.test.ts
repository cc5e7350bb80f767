import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectOf } from "../checks/project-of.mjs";
import { namedTests, subjectOf } from "./choose-tests.ts";
import { SUBJECTS } from "./subjects.ts";

const FOLDERS = ["app", "bench", "demo", "docs", "domain", "scripts", "server", "tests"];
const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name)),
);
const NAMED = SUBJECTS.flatMap(({ folders }) => folders);
/** Folders too wide to say what a change in them concerns. */
const GENERAL = ["app", "app/admin", "app/site", "domain", "server", "server/data"];

test("every file of these folders has a subject", () => {
  expect(FILES.filter((file) => subjectOf(file, SUBJECTS) === undefined)).toEqual([]);
});

test("every folder of the product is named, or lies in one that is", () => {
  const folders = FILES.flatMap(
    (file) => /^(?:app|server)\/[^/]+\/[^/]+\/|^domain\/[^/]+\//.exec(file) ?? [],
  );
  const unnamed = [...new Set(folders)].filter(
    (folder) => !NAMED.some((name) => folder.startsWith(name) && !GENERAL.includes(name)),
  );
  expect(unnamed).toEqual([]);
});

test("every folder that a subject names is the beginning of a file's path, and named once", () => {
  const present = (folder: string) =>
    existsSync(folder) || FILES.some((file) => file.startsWith(folder));
  expect(NAMED.filter((folder) => !present(folder))).toEqual([]);
  expect(NAMED.filter((folder, index) => NAMED.indexOf(folder) !== index)).toEqual([]);
});

test("every test that a subject names exists", () => {
  const named = SUBJECTS.flatMap((subject) => namedTests(subject));
  expect(named.filter((file) => !existsSync(path.resolve(file)) || !projectOf(file))).toEqual([]);
});
