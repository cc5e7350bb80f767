/** Whether someone who is signed in knows the account's password: asked again before it is replaced. */
import { getSenhaHash } from "#server/data/senhas.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { forgiving, takeSignInAttempt } from "./attempts.ts";
import { verifySenha } from "./senha-hash.ts";
import type { Staff } from "./staff.ts";

export type OwnSenhaResult =
  /** `version` names the password that was judged, for `setSenha`. */
  | { status: "right"; version: string }
  | { status: "wrong" }
  | { status: "limited"; minutes: number };

/** A wrong one counts as a wrong sign-in of the account. */
export async function checkOwnSenha(
  context: RequestContext,
  { usuario }: Staff,
  senha: string,
): Promise<OwnSenhaResult> {
  const { services, address } = context;
  const attempt = await takeSignInAttempt(services, usuario.email, address);
  if (attempt.isLimited) return { status: "limited", minutes: attempt.minutes };
  return forgiving(attempt, async () => {
    const kept = await getSenhaHash(services.database.signIn, usuario.id);
    if (!kept?.hash || !(await verifySenha(kept.hash, senha))) return { status: "wrong" };
    await attempt.giveBack();
    return { status: "right", version: kept.version };
  });
}
