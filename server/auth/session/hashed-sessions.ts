/** better-auth would store session tokens in plain text. This adapter stores their hashes instead. */
import type { DBAdapter, Where } from "better-auth";
import { storedToken } from "./session-token.ts";

export function hashingSessions<Options>(
  make: (options: Options) => DBAdapter,
): (options: Options) => DBAdapter {
  return (options) => {
    const inner = make(options);
    const outer: DBAdapter = {
      ...inner,
      async create(call) {
        const { model, data } = call as { model: string; data: Record<string, unknown> };
        if (model !== "session" || typeof data.token !== "string") return inner.create(call);
        const { token } = data;
        const row = await inner.create({ ...call, data: { ...data, token: storedToken(token) } });
        return { ...(row as object), token } as never;
      },
      async findOne(call) {
        const row = await inner.findOne(hashed(call));
        const token = requestToken(call);
        return row && token !== undefined ? ({ ...row, token } as never) : (row as never);
      },
      findMany: (call) => inner.findMany(hashed(call)),
      count: (call) => inner.count(hashed(call)),
      async update(call) {
        if (call.model === "session" && "token" in call.update)
          throw new Error("no new token here");
        const row = await inner.update(hashed(call));
        const token = requestToken(call);
        return row && token !== undefined ? ({ ...row, token } as never) : (row as never);
      },
      updateMany: (call) => inner.updateMany(hashed(call)),
      delete: (call) => inner.delete(hashed(call)),
      deleteMany: (call) => inner.deleteMany(hashed(call)),
      consumeOne: (call) => inner.consumeOne(hashed(call)),
      incrementOne: (call) => inner.incrementOne(hashed(call)),
      transaction: (work) => work(outer),
    };
    return outer;
  };
}

interface LookUp {
  model: string;
  where?: Where[] | undefined;
}

function requestToken({ model, where = [] }: LookUp): string | undefined {
  const value =
    model === "session" ? where.find(({ field }) => field === "token")?.value : undefined;
  return typeof value === "string" ? value : undefined;
}

function hashed<T extends LookUp>(call: T): T {
  if (call.model !== "session" || !call.where) return call;
  const where = call.where.map((condition) => {
    const { field, value } = condition;
    if (field !== "token") return condition;
    if (Array.isArray(value))
      return { ...condition, value: value.map((one) => storedToken(String(one))) };
    return { ...condition, value: storedToken(String(value)) };
  });
  return { ...call, where };
}
