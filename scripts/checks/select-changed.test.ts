import { expect, test } from "vitest";
import { selectChanged } from "./select-changed.mjs";

const requested: Record<string, string[] | undefined> = {};
const step = (name: string, neededBy: string[] = []) => ({
  name,
  neededBy,
  run: ({ files }: { files?: string[] }) => {
    requested[name] = files;
  },
});

const STAGES = [
  [
    step("format"),
    step("lint"),
    step("dead-code"),
    step("types"),
    step("build", ["database", "browser"]),
    step("unit"),
  ],
  [step("database")],
  [step("browser")],
];

const NONE = { unit: [], database: [], browser: [] };
const namesOf = (changed: Parameters<typeof selectChanged>[1]) =>
  selectChanged(STAGES, changed).map((stage) => stage.map(({ name }) => name));

test("documents need only the formatter and the linter", () => {
  expect(namesOf({ isCode: false, files: NONE })).toEqual([["format", "lint"], [], []]);
});

test("code needs all checks of the sources, and the build if a test starts the product", () => {
  const checks = ["format", "lint", "dead-code", "types"];
  expect(namesOf({ isCode: true, files: { ...NONE, unit: ["a.test.ts"] } })).toEqual([
    [...checks, "unit"],
    [],
    [],
  ]);
  expect(namesOf({ isCode: true, files: { ...NONE, browser: ["a.spec.ts"] } })).toEqual([
    [...checks, "build"],
    [],
    ["browser"],
  ]);
});

test("each step gets the files that the change reaches", () => {
  const files = { ...NONE, database: ["a.db.test.ts"] };
  for (const { run } of selectChanged(STAGES, { isCode: true, files }).flat()) run({});
  expect(requested).toMatchObject({ database: ["a.db.test.ts"] });
});
