import { expect, test } from "vitest";
import { formatTotal, MOST_COUNTED } from "./total.ts";

test("a total is exact up to a thousand, and shown as more beyond", () => {
  expect([0, 1, 999, MOST_COUNTED, MOST_COUNTED + 1].map((total) => formatTotal(total))).toEqual([
    "0",
    "1",
    "999",
    "1.000",
    "mais de 1.000",
  ]);
  expect([1_500, 2_001].map((total) => formatTotal(total, 2_000))).toEqual([
    "1.500",
    "mais de 2.000",
  ]);
});
