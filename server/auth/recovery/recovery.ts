import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import {
  clearSignInAttempts,
  takeRecoveryAttempt,
  takeRecoveryMail,
} from "#server/auth/attempts.ts";
import { hashSenha } from "#server/auth/senha/senha-hash.ts";
import { sendSenhaNotice } from "#server/auth/senha/senha-notice.ts";
import {
  createRecovery,
  deleteFormerRecoveries,
  deleteOldRecoveries,
  getAccountId,
  getRecoveryOwner,
  useRecovery,
} from "#server/data/people/recoveries.ts";
import { holdAccountOf } from "#server/data/people/sign-in-locks.ts";
import { nameInTrail, recordEvent } from "#server/data/trail/trilha-events.ts";
import { describeError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { hashToken, recoveryToken } from "./recovery-token.ts";

/** Milliseconds that every answer takes at least, so that its time does not reveal whether the account exists. */
const FLOOR_MS = 250;

export type RecoveryResult = { status: "sent" } | { status: "limited"; minutes: number };

export async function requestRecovery(
  context: RequestContext,
  { email }: { email: string },
): Promise<RecoveryResult> {
  const attempt = await takeRecoveryAttempt(context.services, context.address);
  if (attempt.isLimited) return { status: "limited", minutes: attempt.minutes };
  const work = sendLink(context, email).catch((error) => {
    // The visitor is not told of the error, because most errors occur only if the account exists.
    context.log.error({ error: describeError(error) }, "recovery not sent");
  });
  await Promise.all([work, sleep(FLOOR_MS)]);
  return { status: "sent" };
}

async function sendLink(context: RequestContext, email: string): Promise<void> {
  const { services, origin, requestId, address } = context;
  const mail = await takeRecoveryMail(services, email);
  if (mail.isLimited) return;
  const id = randomUUID();
  const tokenHash = hashToken(recoveryToken(services.secretKey, id));
  await services.database.as({ role: "auth", requestId, address }, async (tx) => {
    // The second of two simultaneous requests waits here, so that only one link is valid.
    await holdAccountOf(tx, email);
    const userId = await getAccountId(tx, email);
    if (!userId) return;
    await deleteFormerRecoveries(tx, userId);
    await deleteOldRecoveries(tx);
    await createRecovery(tx, { id, userId, tokenHash, purpose: "recuperacao" });
    await services.queue.sendMail(tx, { kind: "recuperacao", id, origin });
  });
}

/** @returns name and e-mail address of the account's owner, for the password check; undefined for an invalid link */
export function readRecoveryOwner({ services }: RequestContext, token: string) {
  return getRecoveryOwner(services.database.signIn, hashToken(token));
}

export async function isLiveRecovery(context: RequestContext, token: string): Promise<boolean> {
  return (await readRecoveryOwner(context, token)) !== undefined;
}

export async function finishRecovery(
  context: RequestContext,
  token: string,
  senha: string,
): Promise<boolean> {
  const { services, requestId, address } = context;
  const senhaHash = await hashSenha(senha);
  const email = await services.database.as({ role: "auth", requestId, address }, async (tx) => {
    const person = await useRecovery(tx, hashToken(token), senhaHash);
    if (!person) return undefined;
    const { usuarioId: id } = person;
    const isFirst = person.purpose === "convite";
    const acao = isFirst ? "aceitou_convite" : "trocou_senha_link";
    await nameInTrail(tx, { id });
    await recordEvent(tx, { acao, coisa: "usuarios", registro: id });
    if (!isFirst) await sendSenhaNotice(context, tx, id);
    return person.email;
  });
  if (email === undefined) return false;
  await clearSignInAttempts(services, email);
  return true;
}
