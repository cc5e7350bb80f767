import { expect, test } from "vitest";
import type { Pose } from "../process/render/messages.ts";
import { orderSlices } from "./order-slices.ts";

interface Named {
  name: string;
  pose: Pose | undefined;
}

const slice = (name: string, position: number, orientation = "axial"): Named => ({
  name,
  pose: { orientation, position },
});
const names = (slices: readonly Named[]) => orderSlices(slices).map(({ name }) => name);

test("slices are ordered by their place, not by their number", () => {
  expect(names([slice("a", 30), slice("b", -5), slice("c", 2.5)])).toEqual(["b", "c", "a"]);
});

test("each orientation is a group of its own, in the order in which they come", () => {
  const mixed = [
    slice("a", 9, "sagittal"),
    slice("b", 5),
    slice("c", 1, "sagittal"),
    slice("d", 1),
  ];
  expect(names(mixed)).toEqual(["c", "a", "d", "b"]);
});

test("two phases at the same places keep their order", () => {
  expect(names([slice("a", 2), slice("b", 1), slice("c", 2), slice("d", 1)])).toEqual([..."abcd"]);
});

test("without a place nothing is moved", () => {
  expect(names([slice("a", 2), { name: "b", pose: undefined }, slice("c", 1)])).toEqual([..."abc"]);
});
