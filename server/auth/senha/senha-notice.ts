/** Whoever's password is replaced is told by mail (OWASP Forgot Password cheat sheet). */
import type { Tx } from "#server/db/open.ts";
import type { RequestContext } from "#server/http/request-context.ts";

/** In the transaction that replaces it: neither is ever without the other. */
export function sendSenhaNotice(
  { services, origin }: RequestContext,
  tx: Tx,
  usuarioId: string,
): Promise<void> {
  return services.queue.sendMail(tx, { kind: "senha-trocada", id: usuarioId, origin });
}
