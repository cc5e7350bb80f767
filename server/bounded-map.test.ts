import v8 from "node:v8";
import vm from "node:vm";
import { expect, test } from "vitest";
import { BoundedMap, detached, textBytes } from "./bounded-map.ts";

v8.setFlagsFromString("--expose-gc");
const collect = vm.runInNewContext("gc") as () => void;

function usedBytes(): number {
  // The first collection frees memory, and the second makes the figures current.
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const LIMITS = { entries: 3, bytes: 1_000_000 };

test("the least recently used entry leaves first, by number", () => {
  const left: string[] = [];
  const map = new BoundedMap<string>(LIMITS, (value) => left.push(value));
  for (const key of ["a", "b", "c"]) map.set(key, key.toUpperCase(), 0);
  expect(map.get("a")).toBe("A");
  expect(map.peek("b")).toBe("B");
  map.set("d", "D", 0);
  expect(left).toEqual(["B"]);
  expect(["a", "b", "c", "d"].map((key) => map.peek(key))).toEqual(["A", undefined, "C", "D"]);
  expect(map.size).toBe(3);
});

test("and by bytes, those of its key and what it grew by later among them", () => {
  const map = new BoundedMap<string>({ entries: 100, bytes: 10_000 });
  map.set("a", "A", 4_000);
  const ofOne = map.bytes;
  expect(ofOne).toBeGreaterThan(4_000 + textBytes("a"));
  map.set("b", "B", 4_000);
  expect(map.size).toBe(2);
  map.grow("b", 2_000);
  expect([map.size, map.peek("a"), map.bytes]).toEqual([1, undefined, ofOne + 2_000]);
  map.set("c", "C", 4_000);
  map.set("x".repeat(2_000), "X", 0);
  expect(map.peek("b")).toBeUndefined();
  expect(map.bytes).toBeLessThanOrEqual(10_000);
});

test("a value that is larger than the whole map is not stored, and takes its former one along", () => {
  const map = new BoundedMap<string>({ entries: 100, bytes: 10_000 });
  expect(map.set("a", "A", 100)).toBe(true);
  expect(map.set("a", "AA", 10_000)).toBe(false);
  expect([map.size, map.bytes, map.peek("a")]).toEqual([0, 0, undefined]);
});

test("what is deleted or replaced is no longer counted", () => {
  const map = new BoundedMap<string>(LIMITS);
  map.set("a", "A", 5_000);
  map.set("a", "B", 100);
  expect(map.delete("a")).toBe(true);
  expect(map.delete("a")).toBe(false);
  map.grow("a", 100);
  expect([map.size, map.bytes]).toEqual([0, 0]);
});

test("an entry counts for at least what it takes of the memory", () => {
  const ENTRIES = 20_000;
  const map = new BoundedMap<object>({ entries: ENTRIES, bytes: 2 ** 40 });
  const before = usedBytes();
  for (let index = 0; index < ENTRIES; index++) {
    map.set(`http://localhost:3000/exames/${index}-${"é".repeat(40)}`, { index }, 0);
  }
  expect(usedBytes() - before).toBeLessThan(map.bytes);
  expect(map.size).toBe(ENTRIES);
});

test("a key or copy that was part of a long text does not hold that text in memory", () => {
  const map = new BoundedMap<number>({ entries: 2_000, bytes: 2 ** 30 });
  const paths: string[] = [];
  const before = usedBytes();
  for (let index = 0; index < 1_000; index++) {
    const request = `${index}${"x".repeat(20_000)}`.toUpperCase();
    map.set(request.slice(0, 80), index, 0);
    paths.push(detached(request.slice(0, 80)));
  }
  expect(usedBytes() - before).toBeLessThan(5_000_000);
  expect([map.size, paths.length]).toEqual([1_000, 1_000]);
});
