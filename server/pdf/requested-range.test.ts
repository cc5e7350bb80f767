import { expect, test } from "vitest";
import { requestedRange } from "./requested-range.ts";

const SIZE = 100;
const of = (range: string | undefined, more = {}) =>
  requestedRange(new Headers({ ...(range !== undefined && { range }), ...more }), SIZE);

const WHOLE = { status: 200, start: 0, end: 99, isWhole: true };

test.each([
  undefined,
  "",
  "bytes=",
  "bytes=-",
  "bytes=1x",
  "bytes=9-3",
  "bytes=x-3",
  "bytes=1-2-3",
  "bytes=0-1,3-4",
  "bytes=1-1,2-",
  "bytes= 1-2",
  "bytes=+1-2",
  "bytes=1.0-2",
  "bytes=0x1-2",
  "items=0-5",
  "bytes 0-5",
  `bytes=${"9".repeat(16)}-`,
])("%s is no range that is served in part: the whole file leaves", (range) => {
  expect(of(range)).toEqual(WHOLE);
});

test.each([
  ["bytes=1-", 1, 99, false],
  ["bytes=0-0", 0, 0, false],
  ["bytes=0-98", 0, 98, false],
  ["Bytes=5-9", 5, 9, false],
  ["bytes=90-1000", 90, 99, false],
  ["bytes=-10", 90, 99, false],
  ["bytes=0-", 0, 99, true],
  ["bytes=0-99", 0, 99, true],
  ["bytes=-100", 0, 99, true],
  ["bytes=-5000", 0, 99, true],
])("%s is bytes %i to %i", (range, start, end, isWhole) => {
  expect(of(range)).toEqual({ status: 206, start, end, isWhole });
});

test.each(["bytes=100-", "bytes=100-200", "bytes=-0"])("%s is beyond the file", (range) => {
  expect(of(range)).toEqual({ status: 416 });
});

test("a condition that no file here can meet gets the whole file", () => {
  expect(of("bytes=0-9", { "if-range": '"abc"' })).toEqual(WHOLE);
  expect(of("bytes=500-", { "if-range": "Mon, 23 Nov 2026 00:00:00 GMT" })).toEqual(WHOLE);
});
