import type { DBAdapter, Where } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { expect, test } from "vitest";
import { hashingSessions } from "./hashed-sessions.ts";
import { storedToken } from "./session-token.ts";

/** Read from better-auth itself, so that a function that a later version adds is tested too. */
const REAL = drizzleAdapter({}, { provider: "pg", schema: {} })({});
const LOOKING_UP = Object.entries(REAL)
  .filter(([, value]) => typeof value === "function")
  .map(([name]) => name)
  .filter((name) => name !== "create" && name !== "transaction");

test("better-auth's functions include those that a session is found, changed and removed by", () => {
  expect(LOOKING_UP).toEqual(
    expect.arrayContaining(["findOne", "findMany", "update", "updateMany", "delete", "deleteMany"]),
  );
});

test.each(LOOKING_UP)("%s looks a session up by its token's hash", async (name) => {
  const [reached, adapter] = recordingAdapter();
  const byToken = { model: "session", where: [{ field: "token", value: "cookie" }], update: {} };
  await call(adapter, name, byToken);
  expect(reached).toEqual([[{ field: "token", value: storedToken("cookie") }]]);
});

test("a list of tokens is hashed one by one, and another model's token stays as it is", async () => {
  const [reached, adapter] = recordingAdapter();
  const several: Where = { field: "token", value: ["a", "b"], operator: "in" };
  await adapter.findMany({ model: "session", where: [several] });
  await adapter.findMany({ model: "verification", where: [{ field: "token", value: "a" }] });
  expect(reached).toEqual([
    [{ ...several, value: [storedToken("a"), storedToken("b")] }],
    [{ field: "token", value: "a" }],
  ]);
});

function recordingAdapter(): [Where[][], DBAdapter] {
  const reached: Where[][] = [];
  const record = async ({ where }: { where: Where[] }) => {
    reached.push(where);
    return null;
  };
  const inner = Object.fromEntries(LOOKING_UP.map((name) => [name, record]));
  return [reached, hashingSessions(() => inner as never)({})];
}

function call(adapter: DBAdapter, name: string, options: object): Promise<unknown> {
  return (
    (adapter as unknown as Record<string, (options: object) => Promise<unknown>>)[name]?.(
      options,
    ) ?? Promise.reject(new Error(`no function ${name}`))
  );
}
