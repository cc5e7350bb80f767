import type { Socket } from "node:net";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pduOf } from "#tests/support/dicom/raw-dicom.ts";
import { LIMITS } from "./limits.ts";
import { PduRefused, readPdus } from "./read-pdus.ts";

const UNIT = pduOf(4, Buffer.alloc(1_000, 7));

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

function connection() {
  const socket = new PassThrough();
  const next = readPdus(socket as unknown as Socket).next();
  next.catch(() => {});
  return { socket, next };
}

it("gives a unit its whole time, however long the permitted silence before it was", async () => {
  const { socket, next } = connection();
  await vi.advanceTimersByTimeAsync(LIMITS.idleMs - 1_000);
  socket.write(UNIT.subarray(0, 500));
  await vi.advanceTimersByTimeAsync(LIMITS.pduMs - 1_000);
  socket.write(UNIT.subarray(500));
  expect((await next).value.bytes).toEqual(UNIT);
});

it.each([
  ["silence", LIMITS.idleMs, 0],
  ["a unit that does not end", LIMITS.pduMs, 500],
])("ends after %s", async (_what, ms, bytes) => {
  const { socket, next } = connection();
  if (bytes > 0) socket.write(UNIT.subarray(0, bytes));
  await vi.advanceTimersByTimeAsync(ms - 1_000);
  expect(socket.destroyed).toBe(false);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(socket.destroyed).toBe(true);
  await expect(next).rejects.toEqual(new PduRefused("too-slow"));
});
