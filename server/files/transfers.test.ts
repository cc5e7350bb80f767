import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type PacedSender, SenderTooSlow } from "./sender-pace.ts";
import { Transfers } from "./transfers.ts";

const PACE = { graceMs: 45_000, bytesPerSecond: 1_000 };
const SHARED_GRACE_MS = 10_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (ofOne = 10) =>
  new Transfers({ ofAll: 10, ofOne, pace: PACE, sharedGraceMs: SHARED_GRACE_MS });

function follow(sender: PacedSender | undefined) {
  if (!sender) throw new Error("refused");
  const stream = sender.stream().resume();
  const ended = new Promise((resolve) => stream.once("error", resolve));
  return { stream, ended };
}

test("ten senders who send nothing refuse a patient's photograph for ten seconds, and no longer", async () => {
  const transfers = open();
  const silent = Array.from({ length: 10 }, (_, n) => follow(transfers.begin(`n${n}`)));
  vi.advanceTimersByTime(SHARED_GRACE_MS - 1);
  expect(transfers.begin("patient")).toBeUndefined();
  vi.advanceTimersByTime(2);
  const patient = follow(transfers.begin("patient"));
  expect(await silent[0]?.ended).toBeInstanceOf(SenderTooSlow);
  expect(silent.slice(1).every(({ stream }) => !stream.destroyed)).toBe(true);
  expect(patient.stream.destroyed).toBe(false);
});

test("senders who make progress keep their turn, and the next one is refused until one ends", async () => {
  const transfers = open();
  const senders = Array.from({ length: 10 }, (_, n) => transfers.begin(`n${n}`));
  const busy = senders.map(follow);
  vi.advanceTimersByTime(30_000);
  for (const { stream } of busy) stream.write(Buffer.alloc(30 * PACE.bytesPerSecond));
  expect(transfers.begin("patient")).toBeUndefined();
  if (senders[3]) transfers.end(senders[3]);
  expect(transfers.begin("patient")).toBeDefined();
  expect(busy.every(({ stream }) => !stream.destroyed)).toBe(true);
});

test("a sender whose body is whole keeps its turn while the files are checked", () => {
  const transfers = open(1);
  const { stream } = follow(transfers.begin("hospital"));
  stream.end();
  vi.advanceTimersByTime(60_000);
  expect(transfers.begin("hospital")).toBeUndefined();
});

test("a network's own slow sender makes room for the network's next one", async () => {
  const transfers = open(1);
  const slow = follow(transfers.begin("hospital"));
  expect(transfers.begin("hospital")).toBeUndefined();
  vi.advanceTimersByTime(SHARED_GRACE_MS + 1);
  expect(transfers.begin("hospital")).toBeDefined();
  expect(await slow.ended).toBeInstanceOf(SenderTooSlow);
});

test("a sender who was given up before its stream is read is ended at once", async () => {
  const transfers = open(1);
  const first = transfers.begin("hospital");
  vi.advanceTimersByTime(SHARED_GRACE_MS + 1);
  transfers.begin("hospital");
  expect(await follow(first).ended).toBeInstanceOf(SenderTooSlow);
});
