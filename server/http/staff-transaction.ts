import { sessionCredential } from "#server/auth/session/session-token.ts";
import type { Staff } from "#server/data/people/staff.ts";
import type { Tx } from "#server/db/open.ts";
import type { RequestContext } from "#server/http/request-context.ts";

/**
 * PostgreSQL looks up the session itself and believes nothing that the server says of a person.
 * @throws AppError `signed-out` where the session has ended, `not-permitted` where it refuses
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
