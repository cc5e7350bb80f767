/** Signs in again in a dialog over a screen whose session has ended. A redirect would close that screen. */
import { type ActionFunctionArgs, data, href, redirect } from "react-router";
import {
  CODIGO_INVALIDO,
  loginForm,
  secondFactorForm,
  signInForms,
  tooManyAttempts,
} from "#domain/contas/auth.ts";
import { finishSignIn, type SignInResult, signIn } from "#server/auth/sign-in.ts";
import { isDatabaseUnavailable } from "#server/db/error-kind.ts";
import { describeError } from "#server/errors.ts";
import { answerForm, type Refuse } from "#server/http/forms/answer-form.ts";
import type { DataAnswer } from "#server/http/forms/form-answer.ts";
import { readFormData } from "#server/http/forms/read-form-data.ts";
import { requestContext } from "#server/http/request-context.ts";

const UNAVAILABLE = "O sistema não responde agora. Tente de novo em alguns instantes.";

const TIMEOUT_MS = 10_000;

interface SignInAnswer {
  status: SignInResult["status"] | "unavailable";
  message: string;
}

export function loader() {
  return redirect(href("/admin"));
}

export async function action(
  args: ActionFunctionArgs,
): Promise<Response | DataAnswer<SignInAnswer>> {
  const { request } = args;
  const context = args.context.get(requestContext);
  const common = {
    sent: await readFormData(request, signInForms),
    hidden: ["senha", "codigo"],
    timeoutMs: TIMEOUT_MS,
    failed(error: unknown, refuse: Refuse) {
      if (!isDatabaseUnavailable(error)) throw error;
      context.log.error({ error: describeError(error) }, "sign-in failed");
      return refuse(503, { more: { status: "unavailable", message: UNAVAILABLE } });
    },
  };
  if (common.sent.has("codigo")) {
    return answerForm(
      { context, request },
      {
        ...common,
        schema: secondFactorForm,
        invalid: (refuse) => wrong(refuse, CODIGO_INVALIDO),
        do: async ({ codigo }, refuse) =>
          afterSignIn(refuse, await finishSignIn(context, request, codigo), CODIGO_INVALIDO),
      },
    );
  }
  return answerForm(
    { context, request },
    {
      ...common,
      schema: loginForm,
      invalid: (refuse) => wrong(refuse, "Senha inválida."),
      do: async (value, refuse) =>
        afterSignIn(refuse, await signIn(context, request, value), "Email ou senha inválidos."),
    },
  );
}

/** Every answer except success has an error status, so that the router does not reload the screen. */
function afterSignIn(
  refuse: Refuse,
  result: SignInResult,
  wrongText: string,
): DataAnswer<SignInAnswer> {
  const { status } = result;
  switch (status) {
    case "signed-in":
      return data({ status }, { headers: result.headers });
    case "second-factor":
      return data({ status }, { status: 401, headers: result.headers });
    case "limited":
      return refuse(429, { more: { status, message: tooManyAttempts(result.minutes) } });
    case "expired":
      return refuse(400, {
        more: { status, message: "Passou tempo demais. Digite a senha de novo." },
        headers: result.headers,
      });
    case "wrong":
      return wrong(refuse, wrongText);
  }
}

function wrong(refuse: Refuse, message: string) {
  return refuse(400, { more: { status: "wrong", message } });
}
