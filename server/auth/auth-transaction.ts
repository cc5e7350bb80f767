/**
 * What better-auth writes and what the trail says of it are one: inside `authTransaction` its queries
 * go to that transaction; outside, each is one of its own.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { Tx } from "#server/db/open.ts";
import type { RequestContext } from "#server/http/request-context.ts";

const context = new AsyncLocalStorage<Tx>();

/** What better-auth is given for its database: it takes one for good, and has none per call. */
export function joiningTransactions(signIn: Tx): Tx {
  return new Proxy(signIn, {
    get(outside, name) {
      const target = context.getStore() ?? outside;
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/**
 * As clinica_entrada; all is undone where `work` throws. Whatever better-auth counts of a refusal
 * stays only where `work` catches that refusal itself.
 * @param person whom the trail names, where that is known
 */
export function authTransaction<T>(
  { services, requestId, address }: RequestContext,
  person: { id: string } | undefined,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const identity = { role: "auth", person: person?.id, requestId, address } as const;
  return services.database.as(identity, (tx) => context.run(tx, () => work(tx)));
}
