import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { actionHeaders } from "#app/ui/action-headers.ts";
import { isRefused } from "#app/ui/form-answer.ts";
import { iconeFiles, parseLogo } from "#domain/midia/logo.ts";
import { isLiveRecovery } from "#server/auth/recovery/recovery.ts";
import { challengeOf } from "#server/auth/session/session-cookie.ts";
import { readStaff } from "#server/auth/staff.ts";
import { readFlash } from "#server/http/cookies/flash.ts";
import { readSettings } from "#server/http/public-read.ts";
import { requestContext } from "#server/http/request-context.ts";
import { answerAuth } from "./answer-auth.server.ts";
import { AuthForm } from "./auth-form.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { DeadLink } from "./dead-link.tsx";
import { AUTH_STEPS, type AuthStep } from "./steps.ts";

export async function loader({ context: routerContext, request }: LoaderFunctionArgs) {
  const context = routerContext.get(requestContext);
  const query = new URL(request.url).searchParams;
  const token = query.get("token");
  const step = stepOf(query);
  // The form for the second factor and links from an e-mail open even if somebody is already signed in.
  const isHalfway =
    step === "codigo" && challengeOf(request.headers, context.services.config.origin) !== undefined;
  if (!isHalfway && token === null && (await readStaff(context, request))) throw redirect("/admin");
  const isDead = token !== null && !(await isLiveRecovery(context, token));
  const { flash, headers } = readFlash(context, request);
  const { nome_clinica, logo_url, icone_url, cores_principais } = await readSettings(context);
  return data(
    {
      step: isDead ? ("dead-link" as const) : step,
      flash,
      nome_clinica,
      logo: parseLogo(logo_url),
      icones: iconeFiles(icone_url),
      cores_principais,
    },
    { headers, status: isDead ? 400 : 200 },
  );
}

export const headers = actionHeaders;

export async function action({ context, request }: ActionFunctionArgs) {
  return answerAuth(context.get(requestContext), request);
}

export default function AuthPage() {
  const { step, flash, nome_clinica, logo, cores_principais } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const shown = answer?.isDeadLink ? "dead-link" : step;
  return (
    <AuthFrame
      clinic={nome_clinica}
      colours={cores_principais}
      logo={logo}
      isRefused={isRefused(answer?.result)}
      notice={answer?.notice ?? flash}
      subtitle={shown === "dead-link" ? AUTH_STEPS.senha.subtitle : AUTH_STEPS[shown].subtitle}
    >
      {shown === "dead-link" ? <DeadLink /> : <AuthForm answer={answer} key={shown} step={shown} />}
    </AuthFrame>
  );
}

function stepOf(query: URLSearchParams): AuthStep {
  if (query.has("token")) return "senha";
  const requested = query.get("etapa");
  return requested === "recuperar" || requested === "codigo" ? requested : "entrar";
}
