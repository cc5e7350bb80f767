import { expect, it, vi } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { Availability } from "./availability.ts";

const test = testDatabase();
const HOLD_MS = 700;
const TIMES = 8;

/** Holds the event loop again and again, as downloads or renderings without a pause do. */
async function holdLoop(): Promise<void> {
  for (let time = 0; time < TIMES; time++) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, HOLD_MS);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

it("does not take an event loop that is held for a database that does not answer", async () => {
  const lost = vi.fn();
  const availability = new Availability(test.owner);
  availability.onLost(lost);
  const answered = Promise.withResolvers<string>();
  const query = availability.within(() => answered.promise, { patienceMs: 1 });
  await holdLoop();
  expect(await availability.within(async () => "outra")).toBe("outra");
  answered.resolve("resposta");
  expect(await query).toBe("resposta");
  expect(lost).not.toHaveBeenCalled();
  availability.stop();
});
