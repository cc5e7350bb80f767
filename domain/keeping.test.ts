import { expect, test, vi } from "vitest";
import { keeping } from "./keeping.ts";

test("a result is made once for each value, and again once too many were kept", () => {
  const make = vi.fn((key: string) => key.toUpperCase());
  const upper = keeping(2, make);
  expect(["a", "a", "b", "a"].map(upper)).toEqual(["A", "A", "B", "A"]);
  expect(make).toHaveBeenCalledTimes(2);
  expect(["c", "a"].map(upper)).toEqual(["C", "A"]);
  expect(make).toHaveBeenCalledTimes(4);
});
