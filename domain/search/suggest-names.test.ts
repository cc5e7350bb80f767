import { describe, expect, it } from "vitest";
import { findListedName, suggestNames } from "./suggest-names.ts";

const EXAMES = [
  "Angiotomografia de tórax",
  "Radiografia de tórax",
  "Ressonância magnética do ombro",
  "Tomografia de tórax",
  "Ultrassonografia da tireoide",
];

describe("what fits", () => {
  it.each([
    ["torax", ["Angiotomografia de tórax", "Radiografia de tórax", "Tomografia de tórax"]],
    ["tomografia tórax", ["Tomografia de tórax", "Angiotomografia de tórax"]],
    ["tomografia", ["Tomografia de tórax", "Angiotomografia de tórax"]],
    ["OMBRO ressonancia", ["Ressonância magnética do ombro"]],
    ["rx", ["Radiografia de tórax"]],
    ["tomogrfia torax", ["Tomografia de tórax"]],
    ["endoscopia", []],
    ["", EXAMES],
  ])("%s", (typed, names) => {
    expect(suggestNames(EXAMES, typed)).toEqual(names);
  });

  it("is the very name before those that only hold it", () => {
    const names = ["Mamografia digital bilateral", "Mamografia digital"];
    expect(suggestNames(names, "mamografia digital")[0]).toBe("Mamografia digital");
  });
});

describe("what is on the list", () => {
  it.each([
    ["radiografia de torax", "Radiografia de tórax"],
    [" Radiografia  de Tórax ", "Radiografia de tórax"],
    ["Radiografia", undefined],
    ["", undefined],
  ])("%s", (typed, name) => {
    expect(findListedName(EXAMES, typed)).toBe(name);
  });
});
