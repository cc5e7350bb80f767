/** One transaction as the member of staff's own database role, so that PostgreSQL judges once more. */

import { sessionCredential } from "#server/auth/session/session-token.ts";
import type { Staff } from "#server/data/people/staff.ts";
import type { Tx } from "#server/db/open.ts";
import type { RequestContext } from "#server/http/request-context.ts";

/**
 * All that `work` writes is undone when it throws. PostgreSQL is told the request's session, and looks
 * up itself whose it is: nothing that is said here of a person is believed.
 * @throws AppError `signed-out` where the session is over by now, `not-permitted` where PostgreSQL
 *   refuses the person
 */
export function staffTransaction<T>(
  { services, requestId, address }: RequestContext,
  request: Request,
  { usuario }: Staff,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const session = sessionCredential(services, request.headers);
  return services.database.as({ role: usuario.tipo_usuario, session, requestId, address }, work);
}
