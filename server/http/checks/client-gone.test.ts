import { expect, test } from "vitest";
import { isClientGone } from "./client-gone.ts";

test("an incomplete body or an aborted request is the client's doing", () => {
  const aborted = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
  expect(isClientGone(aborted)).toBe(true);
  expect(isClientGone(new TypeError("terminated", { cause: aborted }))).toBe(true);
  expect(isClientGone(new Error("anything"), AbortSignal.abort())).toBe(true);
});

test("a database that resets its connection is the server's fault", () => {
  const reset = Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
  expect(isClientGone(reset)).toBe(false);
  expect(isClientGone(reset, new AbortController().signal)).toBe(false);
  expect(isClientGone("aborted")).toBe(false);
});
