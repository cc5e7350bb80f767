/** Mails the owner when a password is replaced (OWASP Forgot Password cheat sheet). */
import type { Tx } from "#server/db/open.ts";
import type { RequestContext } from "#server/http/request-context.ts";

/** Called in the transaction that replaces the password, so the mail is never missing. */
export function sendSenhaNotice(
  { services, origin }: RequestContext,
  tx: Tx,
  usuarioId: string,
): Promise<void> {
  return services.queue.sendMail(tx, { kind: "senha-trocada", id: usuarioId, origin });
}
