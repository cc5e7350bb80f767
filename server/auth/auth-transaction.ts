/** Inside `authTransaction` better-auth's queries join the transaction of the audit trail. */
import { AsyncLocalStorage } from "node:async_hooks";
import type { Database, Tx } from "#server/db/open.ts";

const context = new AsyncLocalStorage<Tx>();

/** better-auth takes one database at its start; this one finds each call's transaction. */
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

/**
 * Runs `work` with the role clinica_entrada, rolled back if it throws. better-auth's own counts of a refused code are
 * stored only if `work` catches the refusal.
 */
export function authTransaction<T>(
  { services, requestId, address }: Caller,
  person: { id: string } | undefined,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const identity = { role: "auth", person: person?.id, requestId, address } as const;
  return services.database.as(identity, (tx) => context.run(tx, () => work(tx)));
}
