/** Reads for the screens of the back office, where one that fails should not take the screen away. */

import type { Staff } from "#server/auth/staff.ts";
import type { Tx } from "#server/db/open.ts";
import { describeError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { staffTransaction } from "./staff-transaction.ts";

/**
 * Reads as the member of staff.
 * @param name what is read, for the log.
 * @returns null when the read failed; it is logged then, and the screen says so.
 */
export async function staffRead<T>(
  context: RequestContext,
  request: Request,
  staff: Staff,
  name: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T | null> {
  try {
    return await staffTransaction(context, request, staff, work);
  } catch (error) {
    context.log.error({ read: name, error: describeError(error) }, "staff read failed");
    return null;
  }
}
