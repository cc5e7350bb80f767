import type { Tx } from "#server/db/open.ts";
import type { RequestContext } from "#server/http/request-context.ts";

/** Called in the transaction that replaces the password (OWASP Forgot Password cheat sheet). */
export function sendSenhaNotice(
  { services, origin }: RequestContext,
  tx: Tx,
  usuarioId: string,
): Promise<void> {
  return services.queue.sendMail(tx, { kind: "senha-trocada", id: usuarioId, origin });
}
