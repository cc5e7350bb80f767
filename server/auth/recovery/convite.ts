import { randomUUID } from "node:crypto";
import type { Usuario } from "#domain/contas/usuarios.ts";
import { createConvite, replaceConvite } from "#server/data/people/convites.ts";
import { recordEvent } from "#server/data/trail/trilha-events.ts";
import type { Tx } from "#server/db/open.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { hashToken, recoveryToken } from "./recovery-token.ts";

type Invited = Pick<Usuario, "id" | "auth_user_id">;

/** False without an SMTP server, because the invitation would not reach the person. */
export function canInvite({ services }: RequestContext): boolean {
  return services.config.smtpUrl !== undefined;
}

/** Called in the transaction that creates the person, so that account, link and mail commit together. */
export async function sendConvite(
  context: RequestContext,
  tx: Tx,
  usuario: Invited,
): Promise<void> {
  await send(context, tx, usuario, async (link) => {
    await createConvite(tx, link);
    return true;
  });
}

/** @returns false if the person has a password already, or does not exist */
export function sendConviteAgain(
  context: RequestContext,
  tx: Tx,
  usuario: Invited,
): Promise<boolean> {
  return send(context, tx, usuario, (link) => replaceConvite(tx, link));
}

async function send(
  { services, origin }: RequestContext,
  tx: Tx,
  { id: registro, auth_user_id: userId }: Invited,
  store: (link: { id: string; userId: string; tokenHash: string }) => Promise<boolean>,
): Promise<boolean> {
  if (!userId) return false;
  const id = randomUUID();
  const tokenHash = hashToken(recoveryToken(services.secretKey, id));
  if (!(await store({ id, userId, tokenHash }))) return false;
  await recordEvent(tx, { acao: "enviou_convite", coisa: "usuarios", registro });
  await services.queue.sendMail(tx, { kind: "recuperacao", id, origin });
  return true;
}
