import { expect, test } from "vitest";
import { withinTime } from "./time-limit.ts";

test("an answer in time is passed on, a late one is an error", async () => {
  expect(await withinTime(Promise.resolve("aqui"), 1_000)).toBe("aqui");
  await expect(withinTime(new Promise(() => {}), 10)).rejects.toThrow("took too long");
});
