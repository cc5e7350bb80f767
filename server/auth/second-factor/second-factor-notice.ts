import type { Tx } from "#server/db/open.ts";
import type { RequestContext } from "#server/http/request-context.ts";

/** Tells the owner, as OWASP recommends. Called in the transaction that switches the second factor off. */
export function sendSecondFactorNotice(
  { services, origin }: RequestContext,
  tx: Tx,
  usuarioId: string,
): Promise<void> {
  return services.queue.sendMail(tx, { kind: "segundo-fator-desligado", id: usuarioId, origin });
}
