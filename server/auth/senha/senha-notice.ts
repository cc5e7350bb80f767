import type { Tx } from "#server/db/open.ts";
import type { RequestContext } from "#server/http/request-context.ts";

/** Tells the owner, as OWASP recommends. Called in the transaction that replaces the password. */
export function sendSenhaNotice(
  { services, origin }: RequestContext,
  tx: Tx,
  usuarioId: string,
): Promise<void> {
  return services.queue.sendMail(tx, { kind: "senha-trocada", id: usuarioId, origin });
}
