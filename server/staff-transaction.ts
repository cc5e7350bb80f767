/** One transaction as the member of staff's own database role, so that PostgreSQL judges once more. */

import type { Staff } from "#server/data/staff.ts";
import type { Tx } from "#server/db/open.ts";
import type { RequestContext } from "#server/http/request-context.ts";

/**
 * All that `work` writes is undone when it throws. The trail's triggers note the person, the request
 * and the network address that are set here.
 * @throws AppError `not-permitted` where PostgreSQL refuses the role
 */
export function staffTransaction<T>(
  { services, requestId, address }: RequestContext,
  _request: Request,
  { usuario }: Staff,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { id, nome, tipo_usuario } = usuario;
  return services.database.as(
    { role: tipo_usuario, usuarioId: id, usuarioNome: nome, requestId, address },
    work,
  );
}
