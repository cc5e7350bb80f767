/** How every public form is answered: counted, judged, stored, and led back to its page. */
import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, type RouterContextProvider, redirect } from "react-router";
import { tooManyAttempts } from "#domain/contas/auth.ts";
import { HONEYPOT, honeypotForm } from "#domain/mensagens/honeypot.ts";
import { z } from "#domain/z.ts";
import { takeFormPost } from "#server/auth/attempts.ts";
import { describeError } from "#server/errors.ts";
import { readFormData } from "#server/http/forms/read-form-data.ts";
import { type RequestContext, requestContext } from "#server/http/request-context.ts";
import { withinTime } from "#server/time-limit.ts";
import type { FormAnswer } from "./form-answer.ts";

interface PublicForm<Value> {
  /** Tells the forms' counts apart. */
  name: string;
  schema: z.ZodType<Value>;
  /** Of the page it stands on, with its query. */
  path: string;
  /** What is done with what was written. */
  store(context: RequestContext, value: Value): Promise<unknown>;
}

/** A database that hangs is said, not waited for. */
const LIMIT_MS = 8_000;

interface RouteArgs {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/**
 * Leads to the page with `?enviado=1`; wrong input is 400, too many posts 429, and a failure of ours 503,
 * each with everything typed kept. A filled hidden field changes nothing of the answer, and nothing is stored.
 * @throws a 400 as `readFormData` does
 */
export async function answerForm<Value>(args: RouteArgs, form: PublicForm<Value>) {
  const context = args.context.get(requestContext);
  const { services, address } = context;
  const formData = await readFormData(args.request, z.union([form.schema, honeypotForm]));
  const isRobot = Boolean(formData.get(HONEYPOT));
  formData.delete(HONEYPOT);
  const submission = parseWithZod(formData, { schema: form.schema });
  try {
    const attempt = await withinTime(takeFormPost(services, form.name, address), LIMIT_MS);
    if (attempt.isLimited) {
      const text = `Você já enviou este formulário muitas vezes. ${tooManyAttempts(attempt.minutes)}`;
      const headers = { "Retry-After": String(attempt.minutes * 60) };
      return refuse(submission, 429, { notice: { title: "Não foi enviado", text } }, headers);
    }
    if (submission.status !== "success") return refuse(submission, 400);
    // A robot that were told would try again without the hidden field.
    if (isRobot) context.log.info({ form: form.name }, "robot refused");
    else await withinTime(form.store(context, submission.value), LIMIT_MS);
  } catch (error) {
    context.log.error({ form: form.name, error: describeError(error) }, "form not stored");
    return refuse(submission, 503, { isUnavailable: true });
  }
  return redirect(sentPath(form.path), 303);
}

function sentPath(path: string): string {
  // No place on the page: with one, what it says would not take the focus.
  return `${path}${path.includes("?") ? "&" : "?"}enviado=1`;
}

function refuse(
  submission: Submission<unknown, string[]>,
  status: number,
  more: Omit<FormAnswer, "result"> = {},
  headers?: HeadersInit,
) {
  const answer: FormAnswer = { result: submission.reply(), ...more };
  return data(answer, { status, headers });
}
