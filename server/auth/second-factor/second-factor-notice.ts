/** Whoever's second factor is switched off or taken away is told by mail (OWASP Multifactor Authentication sheet). */
import type { Tx } from "#server/db/open.ts";
import type { RequestContext } from "#server/http/request-context.ts";

/** In the transaction that switches it off: neither is ever without the other. */
export function sendSecondFactorNotice(
  { services, origin }: RequestContext,
  tx: Tx,
  usuarioId: string,
): Promise<void> {
  return services.queue.sendMail(tx, { kind: "segundo-fator-desligado", id: usuarioId, origin });
}
