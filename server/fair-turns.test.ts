import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { FairTurns, TooManyWaiting } from "./fair-turns.ts";

function recorder(turns: FairTurns) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const bring = (person: string, what: string, options?: { isFirst: boolean }) => {
    const work = () => {
      started.push(what);
      return new Promise<void>((resolve) => ends.set(what, resolve));
    };
    const isRefused = turns.take(person, work, options).then(
      () => false,
      (error) => error instanceof TooManyWaiting,
    );
    return { isRefused };
  };
  const settle = async () => {
    for (let turns = 0; turns < 10; turns++) await turn();
  };
  const end = async (what: string) => {
    ends.get(what)?.();
    await settle();
  };
  return { started, bring, settle, end };
}

test("people take turns, each with one at a time", async () => {
  const { bring, started, settle, end } = recorder(new FairTurns({ ofAll: 1 }));
  for (const what of ["a1", "a2", "a3"]) bring("ana", what);
  bring("rui", "r1");
  bring("eva", "e1");
  await settle();
  for (const what of ["a1", "r1", "e1", "a2"]) await end(what);
  expect(started).toEqual(["a1", "r1", "e1", "a2", "a3"]);
});

test("a second person begins beside the first, whose next one waits", async () => {
  const { bring, started, settle, end } = recorder(new FairTurns({ ofAll: 2 }));
  for (const what of ["a1", "a2"]) bring("ana", what);
  await settle();
  expect(started).toEqual(["a1"]);
  bring("rui", "r1");
  bring("eva", "e1");
  await settle();
  expect(started).toEqual(["a1", "r1"]);
  await end("r1");
  expect(started).toEqual(["a1", "r1", "e1"]);
  await end("a1");
  expect(started).toEqual(["a1", "r1", "e1", "a2"]);
});

test("a person who may have several at once leaves the other places to others, and begins alternately with them", async () => {
  const { bring, started, settle, end } = recorder(new FairTurns({ ofAll: 3, ofOne: 2 }));
  for (const what of ["a1", "a2", "a3"]) bring("ana", what);
  for (const what of ["r1", "r2"]) bring("rui", what);
  await settle();
  expect(started).toEqual(["a1", "r1", "a2"]);
  await end("a1");
  expect(started).toEqual(["a1", "r1", "a2", "r2"]);
});

test("who goes first goes before all who came earlier, and not before what has begun", async () => {
  const { bring, started, settle, end } = recorder(new FairTurns({ ofAll: 1 }));
  for (const what of ["s1", "s2"]) bring("stranger", what);
  await settle();
  bring("staff", "e1", { isFirst: true });
  await end("s1");
  await end("e1");
  expect(started).toEqual(["s1", "e1", "s2"]);
});

test("the event loop has its turn between two pieces of work that never wait", async () => {
  const turns = new FairTurns({ ofAll: 10, ofOne: 10 });
  const order: string[] = [];
  for (const what of ["first", "second"]) {
    void turns.take("ana", async () => void order.push(what));
  }
  await turn();
  order.push("others");
  await turn();
  await turn();
  expect(order).toEqual(["first", "others", "second"]);
});

test("work is refused at once where as much waits as may, of one person and of all", async () => {
  const limits = { ofAll: 1, waitingOfOne: 2, waitingOfAll: 3 };
  const { bring, started, settle, end } = recorder(new FairTurns(limits));
  bring("ana", "a1");
  await settle();
  bring("ana", "a2");
  bring("ana", "a3");
  expect(await bring("ana", "a4").isRefused).toBe(true);
  bring("rui", "r1");
  expect(await bring("eva", "e1").isRefused).toBe(true);
  await end("a1");
  bring("eva", "e2");
  for (const what of ["r1", "a2", "e2", "a3"]) await end(what);
  expect(started).toEqual(["a1", "r1", "a2", "e2", "a3"]);
});

test("who goes first is never refused", async () => {
  const { bring, started, settle, end } = recorder(new FairTurns({ ofAll: 1, waitingOfAll: 1 }));
  bring("stranger", "s1");
  await settle();
  bring("stranger", "s2");
  for (const what of ["e1", "e2"]) bring("staff", what, { isFirst: true });
  for (const what of ["s1", "e1", "e2"]) await end(what);
  expect(started).toEqual(["s1", "e1", "e2", "s2"]);
});

test("work that leaves its place early lets the next one begin, once", async () => {
  const turns = new FairTurns({ ofAll: 1, ofOne: 2 });
  const begun: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const early = turns.take("ana", async (leave) => {
    begun.push("a1");
    leave();
    leave();
    await promise;
  });
  const all = ["a2", "a3"].map((what) =>
    turns.take("ana", async () => {
      begun.push(what);
      await promise;
    }),
  );
  for (let loops = 0; loops < 10; loops++) await turn();
  expect(begun).toEqual(["a1", "a2"]);
  resolve();
  await Promise.all([early, ...all]);
});

test("work that fails ends its turn, and its caller gets the error", async () => {
  const turns = new FairTurns({ ofAll: 1 });
  const failed = turns.take("ana", () => Promise.reject(new Error("no")));
  const next = turns.take("ana", async () => "next");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("next");
});
