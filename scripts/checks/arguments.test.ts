import { expect, test } from "vitest";
import { parseOnly } from "./arguments.mjs";

const STAGES = [
  [{ name: "lint" }, { name: "build", neededBy: ["database"] }, { name: "unit" }],
  [{ name: "database" }],
];

const namesOf = (...args: string[]) =>
  parseOnly(args, STAGES).map((stage) => stage.map(({ name }) => name));

test("without --only every step runs", () => {
  expect(namesOf()).toEqual([["lint", "build", "unit"], ["database"]]);
});

test("--only runs the steps that it names and those that they need", () => {
  expect(namesOf("--only=lint,database")).toEqual([["lint", "build"], ["database"]]);
  expect(namesOf("--only=unit")).toEqual([["unit"], []]);
});

test("--only refuses a step that does not exist, and no step at all", () => {
  expect(() => namesOf("--only=lint,units")).toThrow(
    "units; there are lint, build, unit, database",
  );
  expect(() => namesOf("--only=")).toThrow("empty");
});
