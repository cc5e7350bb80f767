/** Signing in and out: better-auth judges, we count, note it in the trail and say what happened. */

import { deleteSignInLeftovers } from "#server/data/sign-in-cleanup.ts";
import { getPersonOfAccount, recordRefusedSignIn } from "#server/data/sign-in-events.ts";
import { recordEvent } from "#server/data/trilha-events.ts";
import type { Tx } from "#server/db/open.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { takeCode, takeCodeAttempt, takeSignInAttempt } from "./attempts.ts";
import { authHeaders } from "./auth-headers.ts";
import { authStatus } from "./auth-status.ts";
import type { Staff } from "./staff.ts";

export type SignInResult =
  /** `headers` carry the cookies. */
  | { status: "signed-in"; headers: Headers }
  | { status: "second-factor"; headers: Headers }
  /** Whether account or password was wrong is told to nobody. */
  | { status: "wrong" }
  | { status: "limited"; minutes: number }
  /** The first step is too long ago, or was tried too often. */
  | { status: "expired"; headers: Headers };

export async function signIn(
  context: RequestContext,
  request: Request,
  { email, senha }: { email: string; senha: string },
): Promise<SignInResult> {
  const { services } = context;
  const attempt = await takeSignInAttempt(services, email, context.address);
  if (attempt.isLimited) return { status: "limited", minutes: attempt.minutes };
  const auth = await services.auth();
  try {
    const { headers, response } = await auth.api.signInEmail({
      body: { email, password: senha },
      headers: withoutCookies(authHeaders(context, request)),
      returnHeaders: true,
    });
    await attempt.giveBack();
    if ("twoFactorRedirect" in response) return { status: "second-factor", headers };
    await noteSignIn(context, response.user.id);
    return { status: "signed-in", headers };
  } catch (error) {
    // 400: longer than any password can be; what is too long is wrong like any other.
    if (![400, 401].includes(authStatus(error) ?? 500)) throw error;
    await asEvent(context, undefined, (tx) => recordRefusedSignIn(tx, email));
    return { status: "wrong" };
  }
}

/** The second step: a code of the app, or a recovery code, which is then spent. */
export async function finishSignIn(
  context: RequestContext,
  request: Request,
  codigo: string,
): Promise<SignInResult> {
  const { services } = context;
  const attempt = await takeCodeAttempt(services, context.address);
  if (attempt.isLimited) return { status: "limited", minutes: attempt.minutes };
  const auth = await services.auth();
  const sent = {
    body: { code: codigo },
    headers: authHeaders(context, request),
    returnHeaders: true as const,
  };
  try {
    const isAppCode = /^\d{6}$/.test(codigo);
    const { headers, response } = isAppCode
      ? await auth.api.verifyTOTP(sent)
      : await auth.api.verifyBackupCode(sent);
    const code = await takeCode(services, response.user.id, codigo);
    if (code.isLimited) {
      await auth.api.signOut({ headers: new Headers({ cookie: cookiesSet(headers) }) });
      return { status: "wrong" };
    }
    await attempt.giveBack();
    await noteSignIn(context, response.user.id);
    return { status: "signed-in", headers };
  } catch (error) {
    const status = authStatus(error);
    if (status === 429) return { status: "limited", minutes: 15 };
    // 409: the same recovery code at the same moment; one of the two opened.
    if (status !== 401 && status !== 400 && status !== 409) throw error;
    const { code } = (error as { body?: { code?: string } }).body ?? {};
    if (status === 409 || code === "INVALID_CODE" || code === "INVALID_BACKUP_CODE") {
      await asEvent(context, undefined, (tx) =>
        recordEvent(tx, { acao: "código recusado", coisa: "usuarios" }),
      );
      return { status: "wrong" };
    }
    return { status: "expired", headers: new Headers() };
  }
}

/** Ends the session's row and its cookie; nothing to do is no error. */
export async function signOut(
  context: RequestContext,
  request: Request,
  staff: Staff | undefined,
): Promise<Headers> {
  const auth = await context.services.auth();
  const { headers } = await auth.api.signOut({
    headers: authHeaders(context, request),
    returnHeaders: true,
  });
  if (staff) {
    await asEvent(context, staff.usuario, (tx) =>
      recordEvent(tx, { acao: "saiu", coisa: "usuarios", registro: staff.usuario.id }),
    );
  }
  return headers;
}

async function noteSignIn(context: RequestContext, authUserId: string): Promise<void> {
  const person = await getPersonOfAccount(context.services.database.signIn, authUserId);
  if (!person) return;
  await asEvent(context, person, async (tx) => {
    await recordEvent(tx, { acao: "entrou", coisa: "usuarios", registro: person.id });
    await deleteSignInLeftovers(tx);
  });
}

function asEvent(
  { services, requestId, address }: RequestContext,
  person: { id: string; nome: string } | undefined,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  const identity = { usuarioId: person?.id, usuarioNome: person?.nome, requestId, address };
  return services.database.as({ role: "auth", ...identity }, work);
}

/** What a browser would send back of an answer's cookies. */
function cookiesSet(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** An older sign-in's cookies have no say in a new one. */
function withoutCookies(headers: Headers): Headers {
  headers.delete("cookie");
  return headers;
}
