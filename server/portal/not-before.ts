import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseUnavailable } from "#server/db/error-kind.ts";
import type { Tx } from "#server/db/open.ts";
import { describeError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/request-context.ts";

/** Milliseconds that every answer takes at least, so that its time does not reveal what was found. */
const EARLIEST_MS = 100;

export type Transaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** @returns `fora` if the database is unavailable, so that nothing was looked up */
export async function notBefore<Result>(
  context: RequestContext,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result | { status: "fora" }> {
  const { services, address, requestId } = context;
  const identity = { role: "paciente", address, requestId } as const;
  const [result] = await Promise.all([
    work((inner) => services.database.as(identity, inner)).catch((error): { status: "fora" } => {
      if (!isDatabaseUnavailable(error)) throw error;
      context.log.error({ error: describeError(error) }, "look-up without database");
      return { status: "fora" };
    }),
    sleep(EARLIEST_MS),
  ]);
  return result;
}
