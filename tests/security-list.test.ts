/** docs/security.md names the test of each control: all of them have to be there. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PAGE = readFileSync("docs/security.md", "utf8");
const TESTS = ["app", "domain", "scripts", "server", "tests"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
);

const named = [...PAGE.matchAll(/`([\w./-]+\.(?:test|spec|fault)\.tsx?)`/g)].map(
  ([, name]) => name ?? "",
);

test("every test that is named is there", () => {
  // A findings' row may leave out the folder that the name before it has.
  const missing = named.filter(
    (name) => !TESTS.some((file) => file === name || file.endsWith(`/${name}`)),
  );
  expect(missing).toEqual([]);
  expect(named.length).toBeGreaterThan(80);
});

test("every threat has a row, and every row a test, a measurement or the reason why not", () => {
  const rows = PAGE.split("\n").filter((line) => /^\|\s*T\d+\s*\|/.test(line));
  expect(rows.map((row) => Number(/T(\d+)/.exec(row)?.[1]))).toEqual(
    Array.from({ length: rows.length }, (_, index) => index + 1),
  );
  const unproven = rows.filter((row) => !/\.(?:test|spec|fault)\.ts|npm run bench/.test(row));
  expect(unproven).toEqual([]);
});
