import { refundOnError, takeSessionAttempt } from "#server/auth/attempts.ts";
import type { Staff } from "#server/auth/staff.ts";
import { getSenhaHash } from "#server/data/people/senhas.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { verifySenha } from "./senha-hash.ts";

export type OwnSenhaResult =
  /** `version` identifies the checked password, so that `setSenha` does not replace a newer one. */
  | { status: "right"; version: string }
  | { status: "wrong" }
  | { status: "limited"; minutes: number };

/** Counts wrong passwords per session, so that strangers' failed sign-ins do not block the signed-in owner. */
export async function checkOwnSenha(
  context: RequestContext,
  { usuario, sessionId }: Staff,
  senha: string,
): Promise<OwnSenhaResult> {
  const { services } = context;
  const attempt = await takeSessionAttempt(services, sessionId);
  if (attempt.isLimited) return { status: "limited", minutes: attempt.minutes };
  return refundOnError(attempt, async () => {
    const stored = await getSenhaHash(services.database.signIn, usuario.id);
    if (!stored?.hash || !(await verifySenha(stored.hash, senha))) return { status: "wrong" };
    await attempt.giveBack();
    return { status: "right", version: stored.version };
  });
}
