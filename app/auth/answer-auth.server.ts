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
import { answerForm, type Refuse } from "#server/http/forms/answer-form.ts";
import type { DataAnswer, FormAnswer } from "#server/http/forms/form-answer.ts";
import { readFormData } from "#server/http/forms/read-form-data.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { AUTH_PATHS } from "./steps.ts";

export type AuthAnswer = FormAnswer<{ isDeadLink: boolean }>;

const TIMEOUT_MS = 10_000;
const WRONG = { title: "Erro no login", text: "Email ou senha inválidos." };
const WRONG_CODE = { title: "Erro no login", text: "Código inválido." };
const UNEXPECTED = { title: "Erro", text: "Ocorreu um erro inesperado. Tente novamente." };

export async function answerAuth(
  context: RequestContext,
  request: Request,
): Promise<Response | DataAnswer<{ isDeadLink: boolean }>> {
  const posted = { context, request };
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const common = {
    sent: await readFormData(request, authForms),
    /** The values of these fields are never sent back to the browser. */
    hidden: ["senha", "confirmacao", "codigo"],
    timeoutMs: TIMEOUT_MS,
    failed(error: unknown, refuse: Refuse) {
      context.log.error({ error: describeError(error) }, "sign-in failed");
      const notice = { ...UNEXPECTED, kind: "error" } as const;
      return refuse(isDatabaseUnavailable(error) ? 503 : 500, { notice });
    },
  };
  switch (common.sent.get("acao")) {
    case "entrar":
      return answerForm(posted, {
        ...common,
        schema: loginForm,
        do: async (value, refuse) =>
          afterSignIn(context, refuse, await signIn(context, request, value), WRONG),
      });
    case "codigo":
      return answerForm(posted, {
        ...common,
        schema: secondFactorForm,
        do: async ({ codigo }, refuse) =>
          afterSignIn(context, refuse, await finishSignIn(context, request, codigo), WRONG_CODE),
      });
    case "recuperar":
      return answerForm(posted, {
        ...common,
        schema: recoveryForm,
        async do(value, refuse) {
          const result = await requestRecovery(context, value);
          if (result.status === "limited") {
            return limited(refuse, "Erro na recuperação", result.minutes);
          }
          return redirectWithFlash(context, AUTH_PATHS.entrar, {
            title: "Email enviado!",
            text: "Verifique sua caixa de entrada para redefinir sua senha.",
            kind: "success",
          });
        },
      });
    case "senha": {
      let owner: Awaited<ReturnType<typeof readRecoveryOwner>>;
      return answerForm(posted, {
        ...common,
        schema: newSenhaForm,
        // Runs before the fields are validated, so that an invalid link is reported first.
        async before(refuse) {
          owner = await readRecoveryOwner(context, token);
          return owner ? undefined : deadLink(refuse);
        },
        async do({ senha }, refuse) {
          if (!owner) return deadLink(refuse);
          if (await isSenhaRefused(context.services, owner, senha)) {
            return refuse(400, { errors: { senha: [SENHA_COMUM] } });
          }
          if (!(await finishRecovery(context, token, senha))) return deadLink(refuse);
          const done = owner.purpose === "convite" ? "Senha criada." : "Senha redefinida.";
          return redirectWithFlash(context, AUTH_PATHS.entrar, `${done} Entre com a nova senha.`);
        },
      });
    }
    default:
      context.log.warn({ form: "auth" }, "unknown form refused");
      throw data(null, { status: 400 });
  }
}

interface Wrong {
  title: string;
  text: string;
}

function afterSignIn(
  context: RequestContext,
  refuse: Refuse,
  result: SignInResult,
  wrong: Wrong,
): Response | DataAnswer {
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
      return limited(refuse, "Erro no login", result.minutes);
    case "expired":
      return redirectWithFlash(context, AUTH_PATHS.entrar, {
        title: "Erro no login",
        text: "A confirmação expirou. Entre de novo.",
        kind: "error",
      });
    case "wrong":
      return refuse(401, { notice: { ...wrong, kind: "error" } });
  }
}

function limited(refuse: Refuse, title: string, minutes: number) {
  const notice = { title, text: tooManyAttempts(minutes), kind: "error" } as const;
  return refuse(429, { notice, headers: { "Retry-After": String(minutes * 60) } });
}

function deadLink(refuse: Refuse) {
  const notice = { title: "Erro na recuperação", text: LINK_INVALIDO, kind: "error" } as const;
  return refuse(400, { notice, more: { isDeadLink: true } });
}
