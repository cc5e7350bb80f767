/** The posted forms of /auth: each is parsed, done, and answered with a redirect or with the form again. */
import { data, redirect } from "react-router";
import { fieldErrors, readForm } from "#app/ui/form-answer.ts";
import {
  LINK_INVALIDO,
  loginForm,
  newSenhaForm,
  recoveryForm,
  secondFactorForm,
  tooManyAttempts,
} from "#domain/auth.ts";
import { SENHA_COMUM } from "#domain/senha.ts";
import { isSenhaRefused } from "#server/auth/judge-senha.ts";
import { finishRecovery, readRecoveryOwner, requestRecovery } from "#server/auth/recovery.ts";
import { finishSignIn, type SignInResult, signIn } from "#server/auth/sign-in.ts";
import { isDatabaseAway } from "#server/db/error-kind.ts";
import { describeError } from "#server/errors.ts";
import { redirectWithFlash } from "#server/flash.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { withinTime } from "#server/time-limit.ts";
import type { AuthAnswer } from "./answer.ts";
import { AUTH_PATHS, AUTH_STEPS, type AuthStep } from "./steps.ts";

const FIELDS = ["acao", "email", "senha", "confirmacao", "codigo"] as const;
const WRONG = { title: "Erro no login", text: "Email ou senha inválidos." };
/** A database that hangs is said, not waited for. */
const LIMIT_MS = 10_000;
const UNEXPECTED = { title: "Erro", text: "Ocorreu um erro inesperado. Tente novamente." };

type Values = Record<(typeof FIELDS)[number], string>;
type Answer = Promise<Response | ReturnType<typeof refuse>>;

export async function answerAuth(context: RequestContext, request: Request) {
  const values = (await readForm(request, FIELDS)) as Values;
  if (!isStep(values.acao)) {
    context.log.warn({ form: "auth" }, "unknown form refused");
    throw data(null, { status: 400 });
  }
  try {
    return await withinTime(ANSWERS[values.acao](context, request, values), LIMIT_MS);
  } catch (error) {
    context.log.error({ error: describeError(error) }, "sign-in failed");
    return refuse(values, isDatabaseAway(error) ? 503 : 500, { notice: UNEXPECTED });
  }
}

const ANSWERS: Record<
  AuthStep,
  (context: RequestContext, request: Request, values: Values) => Answer
> = {
  async entrar(context, request, values) {
    const parsed = loginForm.safeParse(values);
    if (!parsed.success) return refuse(values, 400, { errors: fieldErrors(parsed.error) });
    return afterSignIn(context, values, await signIn(context, request, parsed.data), WRONG);
  },

  async codigo(context, request, values) {
    const parsed = secondFactorForm.safeParse(values);
    if (!parsed.success) return refuse(values, 400, { errors: fieldErrors(parsed.error) });
    const result = await finishSignIn(context, request, parsed.data.codigo);
    return afterSignIn(context, values, result, {
      title: "Erro no login",
      text: "Código inválido.",
    });
  },

  async recuperar(context, _request, values) {
    const parsed = recoveryForm.safeParse(values);
    if (!parsed.success) return refuse(values, 400, { errors: fieldErrors(parsed.error) });
    const result = await requestRecovery(context, parsed.data);
    if (result.status === "limited") {
      return limited(values, "Erro na recuperação", result.minutes);
    }
    return redirectWithFlash(context, AUTH_PATHS.entrar, {
      title: "Email enviado!",
      text: "Verifique sua caixa de entrada para redefinir sua senha.",
      kind: "success",
    });
  },

  async senha(context, request, values) {
    const token = new URL(request.url).searchParams.get("token") ?? "";
    const owner = await readRecoveryOwner(context, token);
    if (!owner) return deadLink(values);
    const parsed = newSenhaForm.safeParse(values);
    if (!parsed.success) return refuse(values, 400, { errors: fieldErrors(parsed.error) });
    const { senha } = parsed.data;
    if (await isSenhaRefused(context.services, owner, senha)) {
      return refuse(values, 400, { errors: { senha: SENHA_COMUM } });
    }
    if (!(await finishRecovery(context, token, senha))) return deadLink(values);
    return redirectWithFlash(context, AUTH_PATHS.entrar, {
      title: "Sucesso",
      text: "Senha redefinida. Entre com a nova senha.",
      kind: "success",
    });
  },
};

function afterSignIn(
  context: RequestContext,
  values: Values,
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
      return limited(values, "Erro no login", result.minutes);
    case "expired":
      return redirectWithFlash(context, AUTH_PATHS.entrar, {
        title: "Erro no login",
        text: "A confirmação expirou. Entre de novo.",
        kind: "error",
      });
    case "wrong":
      return refuse(values, 401, { notice: wrong });
  }
}

function limited(values: Values, title: string, minutes: number) {
  const notice = { title, text: tooManyAttempts(minutes) };
  return refuse(values, 429, { notice }, { "Retry-After": String(minutes * 60) });
}

function deadLink(values: Values) {
  const notice = { title: "Erro na recuperação", text: LINK_INVALIDO };
  return refuse(values, 400, { notice, isDeadLink: true });
}

interface Wrong {
  errors?: Record<string, string>;
  notice?: { title: string; text: string };
  isDeadLink?: boolean;
}

function refuse({ email }: Values, status: number, wrong: Wrong, headers?: HeadersInit) {
  const { errors = {}, notice, isDeadLink } = wrong;
  const answer: AuthAnswer = {
    values: { email },
    errors,
    notice: notice && { ...notice, kind: "error" },
    isDeadLink,
  };
  return data(answer, { status, headers });
}

function isStep(value: string): value is AuthStep {
  return Object.hasOwn(AUTH_STEPS, value);
}
