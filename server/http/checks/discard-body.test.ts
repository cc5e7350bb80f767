import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { discardBody } from "./discard-body.ts";

test("a reader that does not finish the body does not delay the answer", async () => {
  const parts = Array.from({ length: 8 }, () => Buffer.alloc(64 * 1024));
  const incoming = Object.assign(Readable.from(parts), { complete: false });
  incoming.on("end", () => {
    incoming.complete = true;
  });
  incoming.on("data", () => incoming.pause());
  expect(await discardBody(incoming, { bytes: 1024 * 1024, ms: 2_000 })).toBe(true);
});
