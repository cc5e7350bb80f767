/** The posted forms of /auth: each is parsed, done, and answered with a redirect or with the form again. */
import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "react-router";
import {
  authForms,
  LINK_INVALIDO,
  loginForm,
  newSenhaForm,
  recoveryForm,
  secondFactorForm,
  tooManyAttempts,
} from "#domain/contas/auth.ts";
import { SENHA_COMUM } from "#domain/contas/senha.ts";
import {
  finishRecovery,
  readRecoveryOwner,
  requestRecovery,
} from "#server/auth/recovery/recovery.ts";
import { isSenhaRefused } from "#server/auth/senha/check-senha.ts";
import { finishSignIn, type SignInResult, signIn } from "#server/auth/sign-in.ts";
import { isDatabaseUnavailable } from "#server/db/error-kind.ts";
import { describeError } from "#server/errors.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { readFormData } from "#server/http/forms/read-form-data.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { withinTime } from "#server/time-limit.ts";
import type { AuthAnswer } from "./answer.ts";
import { AUTH_PATHS, AUTH_STEPS, type AuthStep } from "./steps.ts";

/** Never sent back, nor kept in the page. */
const HIDDEN = ["senha", "confirmacao", "codigo"];
const WRONG = { title: "Erro no login", text: "Email ou senha inválidos." };
/** A database that hangs is said, not waited for. */
const LIMIT_MS = 10_000;
const UNEXPECTED = { title: "Erro", text: "Ocorreu um erro inesperado. Tente novamente." };

type Sent = Submission<unknown, string[]>;
type Answer = Promise<Response | ReturnType<typeof refuse>>;

export async function answerAuth(context: RequestContext, request: Request) {
  const formData = await readFormData(request, authForms);
  const step = String(formData.get("acao"));
  if (!isStep(step)) {
    context.log.warn({ form: "auth" }, "unknown form refused");
    throw data(null, { status: 400 });
  }
  try {
    return await withinTime(ANSWERS[step](context, request, formData), LIMIT_MS);
  } catch (error) {
    context.log.error({ error: describeError(error) }, "sign-in failed");
    const sent = parseWithZod(formData, { schema: authForms });
    return refuse(sent, isDatabaseUnavailable(error) ? 503 : 500, { notice: UNEXPECTED });
  }
}

const ANSWERS: Record<
  AuthStep,
  (context: RequestContext, request: Request, formData: FormData) => Answer
> = {
  async entrar(context, request, formData) {
    const sent = parseWithZod(formData, { schema: loginForm });
    if (sent.status !== "success") return refuse(sent, 400);
    return afterSignIn(context, sent, await signIn(context, request, sent.value), WRONG);
  },

  async codigo(context, request, formData) {
    const sent = parseWithZod(formData, { schema: secondFactorForm });
    if (sent.status !== "success") return refuse(sent, 400);
    const result = await finishSignIn(context, request, sent.value.codigo);
    return afterSignIn(context, sent, result, {
      title: "Erro no login",
      text: "Código inválido.",
    });
  },

  async recuperar(context, _request, formData) {
    const sent = parseWithZod(formData, { schema: recoveryForm });
    if (sent.status !== "success") return refuse(sent, 400);
    const result = await requestRecovery(context, sent.value);
    if (result.status === "limited") {
      return limited(sent, "Erro na recuperação", result.minutes);
    }
    return redirectWithFlash(context, AUTH_PATHS.entrar, {
      title: "Email enviado!",
      text: "Verifique sua caixa de entrada para redefinir sua senha.",
      kind: "success",
    });
  },

  async senha(context, request, formData) {
    const token = new URL(request.url).searchParams.get("token") ?? "";
    const sent = parseWithZod(formData, { schema: newSenhaForm });
    const owner = await readRecoveryOwner(context, token);
    if (!owner) return deadLink(sent);
    if (sent.status !== "success") return refuse(sent, 400);
    const { senha } = sent.value;
    if (await isSenhaRefused(context.services, owner, senha)) {
      return refuse(sent, 400, { errors: { senha: [SENHA_COMUM] } });
    }
    if (!(await finishRecovery(context, token, senha))) return deadLink(sent);
    return redirectWithFlash(context, AUTH_PATHS.entrar, {
      title: "Sucesso",
      text: "Senha redefinida. Entre com a nova senha.",
      kind: "success",
    });
  },
};

function afterSignIn(
  context: RequestContext,
  sent: Sent,
  result: SignInResult,
  wrong: { title: string; text: string },
) {
  switch (result.status) {
    case "signed-in":
      return redirectWithFlash(
        context,
        "/admin",
        {
          title: "Login realizado com sucesso!",
          text: "Redirecionando para o painel administrativo...",
          kind: "success",
        },
        result.headers,
      );
    case "second-factor":
      return redirect(AUTH_PATHS.codigo, { headers: result.headers });
    case "limited":
      return limited(sent, "Erro no login", result.minutes);
    case "expired":
      return redirectWithFlash(context, AUTH_PATHS.entrar, {
        title: "Erro no login",
        text: "A confirmação expirou. Entre de novo.",
        kind: "error",
      });
    case "wrong":
      return refuse(sent, 401, { notice: wrong });
  }
}

function limited(sent: Sent, title: string, minutes: number) {
  const notice = { title, text: tooManyAttempts(minutes) };
  return refuse(sent, 429, { notice }, { "Retry-After": String(minutes * 60) });
}

function deadLink(sent: Sent) {
  const notice = { title: "Erro na recuperação", text: LINK_INVALIDO };
  return refuse(sent, 400, { notice, isDeadLink: true });
}

interface Wrong {
  errors?: Record<string, string[]>;
  notice?: { title: string; text: string };
  isDeadLink?: boolean;
}

function refuse(sent: Sent, status: number, wrong: Wrong = {}, headers?: HeadersInit) {
  const { errors, notice, isDeadLink } = wrong;
  const answer: AuthAnswer = {
    result: sent.reply({ hideFields: HIDDEN, fieldErrors: errors }),
    notice: notice && { ...notice, kind: "error" },
    isDeadLink,
  };
  return data(answer, { status, headers });
}

function isStep(value: string): value is AuthStep {
  return Object.hasOwn(AUTH_STEPS, value);
}
