import type { Tx } from "#server/db/open.ts";
import type { RequestContext } from "#server/http/request-context.ts";

/** Called in the transaction that switches the second factor off (OWASP Multifactor Authentication cheat sheet). */
export function sendSecondFactorNotice(
  { services, origin }: RequestContext,
  tx: Tx,
  usuarioId: string,
): Promise<void> {
  return services.queue.sendMail(tx, { kind: "segundo-fator-desligado", id: usuarioId, origin });
}
