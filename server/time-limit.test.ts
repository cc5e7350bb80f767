import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { withinTime } from "./time-limit.ts";

const LIMIT_MS = 100;

/** Holds the event loop, as a long computation does. */
function hold(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

test("an answer in time is passed on, a late one is an error", async () => {
  expect(await withinTime(Promise.resolve("aqui"), 1_000)).toBe("aqui");
  await expect(withinTime(new Promise(() => {}), 10)).rejects.toThrow("took too long");
});

test("an answer that comes while the event loop is held is not late", async () => {
  const answer = withinTime(readFile(import.meta.filename, "utf8"), LIMIT_MS);
  hold(3 * LIMIT_MS);
  expect(await answer).toContain("withinTime");
});

test("an answer that needs several turns of a loop that is held each time is not late", async () => {
  const several = async () => {
    for (let turn = 0; turn < 4; turn++) {
      const piece = readFile(import.meta.filename, "utf8");
      setImmediate(() => hold(LIMIT_MS));
      await piece;
    }
    return "aqui";
  };
  expect(await withinTime(several(), LIMIT_MS)).toBe("aqui");
});
