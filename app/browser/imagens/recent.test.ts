import { expect, test } from "vitest";
import { createRecent } from "./recent.ts";

test("the value that was not used for longest is dropped, once", () => {
  const dropped: number[] = [];
  const recent = createRecent<number>(3, (value) => dropped.push(value));
  for (const value of [1, 2, 3]) recent.set(`f${value}`, value);
  expect(recent.get("f1")).toBe(1);
  recent.set("f4", 4);
  expect(dropped).toEqual([2]);
  expect(recent.has("f2")).toBe(false);
  expect(recent.get("f2")).toBeUndefined();
  recent.set("f5", 5);
  expect(dropped).toEqual([2, 3]);
  expect(["f1", "f4", "f5"].every((key) => recent.has(key))).toBe(true);
});
