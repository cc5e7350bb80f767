import { AsyncLocalStorage } from "node:async_hooks";
import type { Database, Tx } from "#server/db/open.ts";

const context = new AsyncLocalStorage<Tx>();

/** better-auth gets its database once, at the start. This proxy passes each call on to the transaction in progress. */
export function joiningTransactions(signIn: Tx): Tx {
  return new Proxy(signIn, {
    get(outside, name) {
      const target = context.getStore() ?? outside;
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

interface Caller {
  services: { database: Database };
  requestId: string;
  address: string;
}

/** An error in `work` also rolls back better-auth's count of wrong codes. */
export function authTransaction<T>(
  { services, requestId, address }: Caller,
  person: { id: string } | undefined,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const identity = { role: "auth", person: person?.id, requestId, address } as const;
  return services.database.as(identity, (tx) => context.run(tx, () => work(tx)));
}
