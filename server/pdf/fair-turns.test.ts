import { expect, test } from "vitest";
import { FairTurns } from "./fair-turns.ts";

function recorder(turns: FairTurns) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    bring: (person: string, what: string) =>
      turns.take(person, () => {
        started.push(what);
        return new Promise<void>((resolve) => ends.set(what, resolve));
      }),
    async end(what: string) {
      ends.get(what)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test("people take turns, each with one at a time", async () => {
  const { bring, started, end } = recorder(new FairTurns(1));
  for (const what of ["a1", "a2", "a3"]) void bring("ana", what);
  void bring("rui", "r1");
  void bring("eva", "e1");
  for (const what of ["a1", "r1", "e1", "a2"]) await end(what);
  expect(started).toEqual(["a1", "r1", "e1", "a2", "a3"]);
});

test("a second person begins at once beside the first, whose next one waits", async () => {
  const { bring, started, end } = recorder(new FairTurns(2));
  for (const what of ["a1", "a2"]) void bring("ana", what);
  expect(started).toEqual(["a1"]);
  void bring("rui", "r1");
  void bring("eva", "e1");
  expect(started).toEqual(["a1", "r1"]);
  await end("r1");
  expect(started).toEqual(["a1", "r1", "e1"]);
  await end("a1");
  expect(started).toEqual(["a1", "r1", "e1", "a2"]);
});

test("work that fails ends its turn, and its caller gets the error", async () => {
  const turns = new FairTurns(1);
  const failed = turns.take("ana", () => Promise.reject(new Error("no")));
  const next = turns.take("ana", async () => "next");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("next");
});
