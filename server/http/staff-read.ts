import type { Staff } from "#server/auth/staff.ts";
import type { Tx } from "#server/db/open.ts";
import { describeError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { staffTransaction } from "./staff-transaction.ts";

/** For reads that a screen can do without. @returns null when it failed, which is logged */
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
