import { expect, test } from "vitest";
import { requestIds } from "./request-ids.ts";

test("each id is a UUID and comes once, from two servers too", () => {
  const [one, other] = [requestIds(), requestIds()];
  const ids = Array.from({ length: 1_000 }, () => [one(), other()]).flat();
  expect(new Set(ids).size).toBe(2_000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});
