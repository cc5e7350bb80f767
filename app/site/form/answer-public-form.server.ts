import { type ActionFunctionArgs, redirect } from "react-router";
import { tooManyAttempts } from "#domain/contas/auth.ts";
import { HONEYPOT, honeypotForm } from "#domain/mensagens/honeypot.ts";
import { z } from "#domain/z.ts";
import { takeFormPost } from "#server/auth/attempts.ts";
import { describeError } from "#server/errors.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import type { FormAnswer } from "#server/http/forms/form-answer.ts";
import { readFormData } from "#server/http/forms/read-form-data.ts";
import { type RequestContext, requestContext } from "#server/http/request-context.ts";

interface PublicForm<Value> {
  name: string;
  schema: z.ZodType<Value>;
  path: string;
  store(context: RequestContext, value: Value): Promise<void>;
}

export type PublicFormAnswer = FormAnswer<{ isUnavailable: boolean }>;

const TIMEOUT_MS = 8_000;

export async function answerPublicForm<Value>(args: ActionFunctionArgs, form: PublicForm<Value>) {
  const { request } = args;
  const context = args.context.get(requestContext);
  const { services, address, log } = context;
  const sent = await readFormData(request, z.union([form.schema, honeypotForm]));
  const isRobot = Boolean(sent.get(HONEYPOT));
  sent.delete(HONEYPOT);
  return answerForm(
    { context, request },
    {
      sent,
      schema: form.schema,
      timeoutMs: TIMEOUT_MS,
      async before(refuse) {
        const attempt = await takeFormPost(services, form.name, address);
        if (!attempt.isLimited) return undefined;
        const text = `Você já enviou este formulário muitas vezes. ${tooManyAttempts(attempt.minutes)}`;
        const headers = { "Retry-After": String(attempt.minutes * 60) };
        const notice = { title: "Não foi enviado", text, kind: "error" } as const;
        return refuse(429, { notice, headers });
      },
      async do(value) {
        // A robot gets the usual answer, because after an error it would try again and leave the hidden field empty.
        if (isRobot) log.info({ form: form.name }, "robot refused");
        else await form.store(context, value);
        return redirect(sentPath(form.path), 303);
      },
      failed(error, refuse) {
        log.error({ form: form.name, error: describeError(error) }, "form not stored");
        return refuse(503, { more: { isUnavailable: true } });
      },
    },
  );
}

/** The URL has no anchor, because the browser would focus the anchor's target instead of the notice. */
function sentPath(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}enviado=1`;
}
