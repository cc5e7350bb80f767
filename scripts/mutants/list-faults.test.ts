import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { type Fault, findProblem, listFaults, withFault } from "./list-faults.mjs";

const FAULTS = await listFaults();
const FEWEST = 120;
const isCode = /\.(?:tsx?|mjs)$/;

const fault = (values: Partial<Fault>): Fault => ({
  breaks: "This file finds no fault",
  area: "scripts",
  file: "scripts/mutants/list-faults.test.ts",
  find: `const FEWEST = ${FEWEST};`,
  replace: "const FEWEST = 0;",
  tests: ["scripts/mutants/list-faults.test.ts"],
  ...values,
});

test("every kept fault has a place, which the change that moves the code moves too", () => {
  const problems = FAULTS.map((one) => [one.breaks, findProblem(one)]);
  expect(problems.filter(([, problem]) => problem !== undefined)).toEqual([]);
});

test("every kept fault has a name of its own, which is a sentence", () => {
  const names = FAULTS.map(({ breaks }) => breaks);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  expect(names.filter((name) => !/^[\p{Lu}\d].*[^.]$/u.test(name))).toEqual([]);
  expect(names.length).toBeGreaterThanOrEqual(FEWEST);
});

test("a file with its fault is still a program, so that a test and not the parser must see it", () => {
  const code = FAULTS.filter((one) => isCode.test(one.file) && findProblem(one) === undefined);
  const broken = code.filter(
    (one) => parseSync(one.file, withFault(one, readFileSync(one.file, "utf8"))).errors.length > 0,
  );
  expect(broken.map(({ breaks }) => breaks)).toEqual([]);
});

test("a fault whose place is gone, not the only one, or without a test, is seen", () => {
  expect(findProblem(fault({}))).toBeUndefined();
  expect(findProblem(fault({ file: "scripts/gone.ts" }))).toBe("scripts/gone.ts does not exist");
  expect(findProblem(fault({ find: ["no", "such", "text"].join(" ") }))).toMatch(
    /^its text is 0 times/,
  );
  expect(findProblem(fault({ find: "expect(" }))).toMatch(/^its text is \d\d times/);
  expect(findProblem(fault({ tests: [] }))).toBe("names no test");
  expect(findProblem(fault({ tests: ["gone.test.ts"] }))).toBe("gone.test.ts does not exist");
  expect(findProblem(fault({ replace: fault({}).find }))).toBe("changes nothing");
});

test("a fault changes its place alone, and no sign of its replacement has a meaning", () => {
  expect(withFault({ find: "b", replace: "$&$1" }, "abc")).toBe("a$&$1c");
});
