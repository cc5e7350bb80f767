import { data } from "react-router";
import {
  CODIGO_INVALIDO,
  loginForm,
  secondFactorForm,
  signInForms,
  tooManyAttempts,
} from "#domain/contas/auth.ts";
import { finishSignIn, type SignInResult, signIn } from "#server/auth/sign-in.ts";
import { readFormData } from "#server/http/forms/read-form-data.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { withinTime } from "#server/time-limit.ts";

/** Milliseconds after which it fails, instead of waiting for a database that hangs. */
const LIMIT_MS = 10_000;

export interface SignInAnswer {
  status: SignInResult["status"] | "unavailable";
  message?: string;
}

/** @throws TookTooLong where the database does not answer */
export async function signInOnScreen(context: RequestContext, request: Request) {
  const sent = Object.fromEntries(await readFormData(request, signInForms));
  if ("codigo" in sent) {
    const form = secondFactorForm.safeParse(sent);
    if (!form.success) return answer({ status: "wrong" }, CODIGO_INVALIDO);
    const finished = finishSignIn(context, request, form.data.codigo);
    return answer(await withinTime(finished, LIMIT_MS), CODIGO_INVALIDO);
  }
  const form = loginForm.safeParse(sent);
  if (!form.success) return answer({ status: "wrong" }, "Senha inválida.");
  const opened = signIn(context, request, form.data);
  return answer(await withinTime(opened, LIMIT_MS), "Email ou senha inválidos.");
}

/** An error's status stops the router from reloading the screen, which would lead to /auth. */
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
