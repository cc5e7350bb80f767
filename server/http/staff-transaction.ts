import { sessionCredential } from "#server/auth/session/session-token.ts";
import type { Staff } from "#server/data/people/staff.ts";
import type { Tx } from "#server/db/open.ts";
import type { RequestContext } from "#server/http/request-context.ts";

/** PostgreSQL looks up the session itself. @throws AppError `signed-out`, or `not-permitted` if PostgreSQL refuses */
export function staffTransaction<T>(
  { services, requestId, address }: RequestContext,
  request: Request,
  { usuario }: Staff,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const session = sessionCredential(services, request.headers);
  return services.database.as({ role: usuario.tipo_usuario, session, requestId, address }, work);
}
