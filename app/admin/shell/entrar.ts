/**
 * Where the password goes that is asked for in place when a session ended in mid-edit. It answers in
 * words, never by a redirect: the screen that asked has to stay.
 */
import { type ActionFunctionArgs, data, href, redirect } from "react-router";
import { readFormData } from "#app/ui/read-form-data.ts";
import {
  CODIGO_INVALIDO,
  loginForm,
  secondFactorForm,
  signInForms,
  tooManyAttempts,
} from "#domain/auth.ts";
import { finishSignIn, type SignInResult, signIn } from "#server/auth/sign-in.ts";
import { isDatabaseAway } from "#server/db/error-kind.ts";
import { describeError } from "#server/errors.ts";
import { requestContext } from "#server/http/request-context.ts";
import { withinTime } from "#server/time-limit.ts";

/** A database that hangs is said, not waited for. */
const LIMIT_MS = 10_000;
const UNAVAILABLE = "O sistema não responde agora. Tente de novo em alguns instantes.";

export interface SignInAnswer {
  status: SignInResult["status"] | "unavailable";
  message?: string;
}

export function loader() {
  return redirect(href("/admin"));
}

/** The screen behind the question stays, whatever fails: something is typed on it. */
export async function action(args: ActionFunctionArgs) {
  try {
    return await answerSignIn(args);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    args.context.get(requestContext).log.error({ error: describeError(error) }, "sign-in failed");
    const body: SignInAnswer = { status: "unavailable", message: UNAVAILABLE };
    return data(body, { status: 503 });
  }
}

async function answerSignIn({ context, request }: ActionFunctionArgs) {
  const inHand = context.get(requestContext);
  const sent = Object.fromEntries(await readFormData(request, signInForms));
  if ("codigo" in sent) {
    const form = secondFactorForm.safeParse(sent);
    if (!form.success) return answer({ status: "wrong" }, CODIGO_INVALIDO);
    const finished = finishSignIn(inHand, request, form.data.codigo);
    return answer(await withinTime(finished, LIMIT_MS), CODIGO_INVALIDO);
  }
  const form = loginForm.safeParse(sent);
  if (!form.success) return answer({ status: "wrong" }, "Senha inválida.");
  const opened = signIn(inHand, request, form.data);
  return answer(await withinTime(opened, LIMIT_MS), "Email ou senha inválidos.");
}

/** A refusal's status keeps the screen from being loaded anew, and so from being left for /auth. */
const STATUS = { "signed-in": 200, "second-factor": 401, wrong: 400, limited: 429, expired: 400 };

function answer(result: SignInResult, wrong: string) {
  const { status } = result;
  const messages: Partial<Record<typeof status, string>> = {
    wrong,
    limited: "minutes" in result ? tooManyAttempts(result.minutes) : undefined,
    expired: "Passou tempo demais. Digite a senha de novo.",
  };
  const headers = "headers" in result ? result.headers : undefined;
  const body: SignInAnswer = { status, message: messages[status] };
  return data(body, { status: STATUS[status], headers });
}
