import { availableParallelism } from "node:os";
import { getAccountVersion } from "#server/data/people/senhas.ts";
import { deleteSignInLeftovers } from "#server/data/people/sign-in-cleanup.ts";
import { recordRefusedSignIn, recordSignIn } from "#server/data/people/sign-in-events.ts";
import {
  type Challenge,
  holdAccountOf,
  holdChallenge,
  markChallenge,
} from "#server/data/people/sign-in-locks.ts";
import { recordEvent } from "#server/data/trail/trilha-events.ts";
import type { Tx } from "#server/db/open.ts";
import { FairTurns } from "#server/fair-turns.ts";
import { networkOf } from "#server/http/checks/network-of.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { refundOnError, takeCodeAttempt, takeSignInAttempt, UsedCode } from "./attempts.ts";
import { authHeaders } from "./auth-headers.ts";
import { authStatus } from "./auth-status.ts";
import { authTransaction } from "./auth-transaction.ts";
import { proveCode } from "./second-factor/prove-code.ts";
import { hasBrowserMark, knownBrowser, rememberBrowser } from "./session/known-browser.ts";
import {
  challengeCookie,
  challengeOf,
  challengeSet,
  hasSessionCookie,
} from "./session/session-cookie.ts";
import type { Staff } from "./staff.ts";

export type SignInResult =
  | { status: "signed-in"; headers: Headers }
  | { status: "second-factor"; headers: Headers }
  /** Never says whether the account or the password was wrong. */
  | { status: "wrong" }
  | { status: "limited"; minutes: number }
  /** The password was entered too long ago, or too many codes were wrong. */
  | { status: "expired"; headers: Headers };

/** Limits simultaneous password checks: each occupies one of libuv's four threads and a database connection. */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));
const turns = new FairTurns({ ofAll: AT_ONCE, ofOne: AT_ONCE });

export async function signIn(
  context: RequestContext,
  request: Request,
  { email, senha }: { email: string; senha: string },
): Promise<SignInResult> {
  const { services } = context;
  const browser = await findKnownBrowser(context, request, { email });
  const attempt = await takeSignInAttempt(services, email, context.address, browser);
  if (attempt.isLimited) return { status: "limited", minutes: attempt.minutes };
  // A browser that has signed in before does not wait for those who guess.
  const isFirst = browser !== undefined;
  const result = await refundOnError(attempt, () =>
    turns.take(networkOf(context.address), () => open(context, request, { email, senha }), {
      isFirst,
    }),
  );
  if (result.status !== "wrong") await attempt.giveBack();
  return result;
}

async function open(
  context: RequestContext,
  request: Request,
  { email, senha }: { email: string; senha: string },
): Promise<SignInResult> {
  const auth = await context.services.auth();
  const headers = authHeaders(context, request);
  headers.delete("cookie");
  return authTransaction(context, undefined, async (tx) => {
    await holdAccountOf(tx, email);
    try {
      const body = { email, password: senha };
      const answer = await auth.api.signInEmail({ body, headers, returnHeaders: true });
      if ("twoFactorRedirect" in answer.response) {
        await markChallenge(tx, challengeSet(answer.headers, context.services.config.origin));
        return { status: "second-factor", headers: answer.headers };
      }
      await noteSignIn(tx, context, request, answer.response.user.id, answer.headers);
      return { status: "signed-in", headers: answer.headers };
    } catch (error) {
      // better-auth answers 400 for a password that is too long, which counts as a wrong password too.
      if (![400, 401].includes(authStatus(error) ?? 500)) throw error;
      await recordRefusedSignIn(tx, email);
      return { status: "wrong" };
    }
  });
}

export async function finishSignIn(
  context: RequestContext,
  request: Request,
  codigo: string,
): Promise<SignInResult> {
  const challenge = challengeOf(request.headers, context.services.config.origin) ?? "";
  const browser = await findKnownBrowser(context, request, { challenge });
  const attempt = await takeCodeAttempt(context.services, context.address, browser);
  if (attempt.isLimited) return { status: "limited", minutes: attempt.minutes };
  const result = await refundOnError(attempt, () => openWithCode(context, request, codigo));
  if (result.status === "signed-in") await attempt.giveBack();
  return result;
}

async function openWithCode(
  context: RequestContext,
  request: Request,
  codigo: string,
): Promise<SignInResult> {
  const identifier = challengeOf(request.headers, context.services.config.origin);
  if (identifier === undefined) return EXPIRED;
  let person: Challenge["person"] | undefined;
  try {
    return await authTransaction(context, undefined, async (tx) => {
      const challenge = await holdChallenge(tx, identifier);
      if (!challenge || challenge.isStale) return EXPIRED;
      person = challenge.person;
      const opened = await checkCode(context, request, tx, codigo);
      if (opened.status === "wrong") await recordRefusedCode(tx, person);
      return opened;
    });
  } catch (error) {
    if (!(error instanceof UsedCode)) throw error;
    // `UsedCode` rolled the transaction back, so the app's next code can still complete this sign-in.
    await authTransaction(context, undefined, (tx) => recordRefusedCode(tx, person));
    return { status: "wrong" };
  }
}

async function checkCode(
  context: RequestContext,
  request: Request,
  tx: Tx,
  codigo: string,
): Promise<SignInResult> {
  const headers = authHeaders(context, request);
  headers.set("cookie", challengeCookie(request.headers, context.services.config.origin));
  try {
    const proved = await proveCode(context, tx, headers, codigo);
    await noteSignIn(tx, context, request, proved.userId, proved.headers);
    return { status: "signed-in", headers: proved.headers };
  } catch (error) {
    return refusalOf(error);
  }
}

function refusalOf(error: unknown): SignInResult {
  const status = authStatus(error);
  if (status === 429) return { status: "limited", minutes: 15 };
  // 409 means that the same recovery code was sent twice at once, and the other request succeeded.
  if (status !== 401 && status !== 400 && status !== 409) throw error;
  const { code } = (error as { body?: { code?: string } }).body ?? {};
  if (status === 409 || code === "INVALID_CODE" || code === "INVALID_BACKUP_CODE")
    return { status: "wrong" };
  return EXPIRED;
}

const EXPIRED = { status: "expired", headers: new Headers() } as const;

export async function signOut(
  context: RequestContext,
  request: Request,
  staff: Staff | undefined,
): Promise<Headers> {
  const auth = await context.services.auth();
  return authTransaction(context, staff?.usuario, async (tx) => {
    const { headers } = await auth.api.signOut({
      headers: authHeaders(context, request),
      returnHeaders: true,
    });
    if (staff) {
      await recordEvent(tx, { acao: "saiu", coisa: "usuarios", registro: staff.usuario.id });
    }
    return headers;
  });
}

/** Records the sign-in and ends the browser's former session. @param answer the response headers; a cookie is added */
async function noteSignIn(
  tx: Tx,
  context: RequestContext,
  request: Request,
  userId: string,
  answer: Headers,
): Promise<void> {
  await recordSignIn(tx, userId);
  const account = await getAccountVersion(tx, { userId });
  if (account) answer.append("Set-Cookie", rememberBrowser(context, request.headers, account));
  if (hasSessionCookie(request.headers)) {
    const auth = await context.services.auth();
    await auth.api.signOut({ headers: authHeaders(context, request) });
  }
  await deleteSignInLeftovers(tx);
}

async function findKnownBrowser(
  context: RequestContext,
  { headers }: Request,
  by: { email: string } | { challenge: string },
): Promise<string | undefined> {
  if (!hasBrowserMark(context, headers)) return undefined;
  const account = await getAccountVersion(context.services.database.signIn, by);
  return account && knownBrowser(context, headers, account);
}

/** A wrong code after a right password is recorded, because the owner should know that someone has the password. */
function recordRefusedCode(tx: Tx, person: { id: string } | undefined): Promise<void> {
  return recordEvent(tx, { acao: "codigo_recusado", coisa: "usuarios", registro: person?.id });
}
