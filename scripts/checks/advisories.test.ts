import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { type Advisory, findAdvisories, readAdvisories, readLock } from "./advisories.ts";

const LOCK = JSON.stringify({
  packages: {
    "": { name: "clinica", version: "0.2.0" },
    "node_modules/reader": { version: "1.4.0" },
    "node_modules/tool": { version: "2.0.0-beta.3", dev: true },
    "node_modules/tool/node_modules/@scope/reader": { version: "1.2.0", dev: true },
    "node_modules/renamed": { name: "reader", version: "1.0.9" },
    "node_modules/beside": { link: true },
  },
});

test("the lock file gives each installed version, nested and renamed ones too", () => {
  expect(readLock(LOCK)).toEqual([
    { name: "reader", version: "1.4.0", isForDevelopment: false },
    { name: "tool", version: "2.0.0-beta.3", isForDevelopment: true },
    { name: "@scope/reader", version: "1.2.0", isForDevelopment: true },
    { name: "reader", version: "1.0.9", isForDevelopment: false },
  ]);
});

test.each<[string, object, string[]]>([
  ["from its introduction", range([{ introduced: "1.4.0" }]), ["1.4.0"]],
  ["before its mend", range([{ introduced: "0" }, { fixed: "1.4.0" }]), ["1.0.9"]],
  [
    "up to the last one",
    range([{ introduced: "0" }, { last_affected: "1.4.0" }]),
    ["1.4.0", "1.0.9"],
  ],
  [
    "in the second range",
    range([
      { introduced: "1.1.0" },
      { fixed: "1.2.0" },
      { fixed: "1.4.1" },
      { introduced: "1.3.0" },
    ]),
    ["1.4.0"],
  ],
  [
    "by GitHub's end of an open range",
    {
      ...range([{ introduced: "0" }]),
      database_specific: { last_known_affected_version_range: "<= 1.3.9" },
    },
    ["1.0.9"],
  ],
  ["that is named", { versions: ["1.0.9"] }, ["1.0.9"]],
])("a version is found %s", (_, affected, versions) => {
  const found = findAdvisories(readLock(LOCK), [about("reader", affected)]);
  expect(found.map(({ version }) => version)).toEqual(versions);
});

test("a pre-release comes before the version that mends it", () => {
  const events = [{ introduced: "0" }, { fixed: "2.0.0" }];
  const [found] = findAdvisories(readLock(LOCK), [about("tool", range(events))]);
  expect(found).toMatchObject({
    id: "GHSA-1",
    severity: "HIGH",
    fixed: ["2.0.0"],
    isForDevelopment: true,
  });
});

test("withdrawn advisories and those for another ecosystem's package of the same name are ignored", () => {
  const all = range([{ introduced: "0" }]);
  const withdrawn = { ...about("reader", all), withdrawn: "2026-01-01T00:00:00Z" };
  const foreign = about("reader", all, "PyPI");
  expect(findAdvisories(readLock(LOCK), [withdrawn, foreign])).toEqual([]);
});

test("advisories are read from subfolders, and only npm's", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "clinica-advisories-"));
  const inside = path.join(folder, "2026", "11");
  mkdirSync(inside, { recursive: true });
  const all = range([{ introduced: "0" }]);
  for (const [name, content] of Object.entries({
    "npm.json": JSON.stringify(about("reader", all)),
    "python.json": JSON.stringify({ ...about("reader", all, "PyPI"), aliases: ["npm"] }),
    "README.md": "no advisory",
  })) {
    writeFileSync(path.join(inside, name), content);
  }
  expect(readAdvisories(folder)).toEqual([about("reader", all)]);
  rmSync(folder, { recursive: true });
});

function range(events: object[]) {
  return { ranges: [{ type: "SEMVER", events }] };
}

function about(name: string, affected: object, ecosystem = "npm"): Advisory {
  return {
    id: "GHSA-1",
    affected: [{ package: { ecosystem, name }, ...affected }],
    database_specific: { severity: "HIGH" },
  };
}
