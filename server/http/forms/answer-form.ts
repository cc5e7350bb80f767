import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { z } from "#domain/z.ts";
import { AppError, describeError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { withinTime } from "#server/time-limit.ts";
import type { DataAnswer, FieldErrors, FormAnswer, Notice, Said } from "./form-answer.ts";
import { readFormData } from "./read-form-data.ts";

interface Why<More extends object> {
  errors?: FieldErrors;
  notice?: Notice;
  toast?: Said;
  headers?: HeadersInit;
  more?: Partial<More>;
}

export type Refuse = <const More extends object = object>(
  status: number,
  why?: Why<More>,
) => DataAnswer<More>;

interface Form<Value, Answer> {
  schema: z.ZodType<Value>;
  /** The form's data, if the route has already read them to see which of its forms was sent. */
  sent?: FormData;
  /** Fields that are never sent back, such as a password. */
  hidden?: string[];
  /** Runs before validation, because a limit also counts invalid forms. An answer from it ends the request. */
  before?(refuse: Refuse): Promise<Answer | undefined>;
  invalid?(refuse: Refuse): Response | DataAnswer | Promise<Response | DataAnswer>;
  do(value: Value, refuse: Refuse): Promise<Response | Answer>;
  /** Answers an error; by default an AppError is shown at its field, and other errors are thrown. */
  failed?(error: unknown, refuse: Refuse): Answer;
  /** `before` and `do` each fail after this time instead of waiting for a database that hangs. */
  timeoutMs?: number;
}

interface Posted {
  context: RequestContext;
  request: Request;
}

/**
 * @example
 * const work = await asStaff(args, "update", "mensagens");
 * return answerForm(work, {
 *   schema: respostaForm,
 *   async do({ texto }, refuse) {
 *     if (isOnlyGreeting(texto)) return refuse(400, { errors: { texto: [SO_SAUDACAO] } });
 *     await work.transaction((tx) => createResposta(tx, texto));
 *     return redirectWithFlash(work.context, "/admin/mensagens", DONE);
 *   },
 * });
 * @throws a 400 as `readFormData` does
 */
export async function answerForm<Value, Answer extends DataAnswer = DataAnswer>(
  { context, request }: Posted,
  form: Form<Value, Answer>,
): Promise<Response | Answer | DataAnswer> {
  const { schema, hidden, timeoutMs } = form;
  const sent = form.sent ?? (await readFormData(request, schema));
  const submission = parseWithZod(sent, { schema });
  const refuse: Refuse = (status, { errors, headers, more, ...said } = {}) => {
    const shown = { hideFields: hidden, ...(errors && { fieldErrors: errors }) };
    const result = submission.reply(shown as Parameters<typeof submission.reply>[0]);
    const answer = { result, ...said, ...more } as FormAnswer<NonNullable<typeof more>>;
    return data(answer, { status, headers });
  };
  const timely = <T>(work: Promise<T>) => (timeoutMs ? withinTime(work, timeoutMs) : work);
  try {
    const early = form.before && (await timely(form.before(refuse)));
    if (early) return early;
    if (submission.status === "success") return await timely(form.do(submission.value, refuse));
    return form.invalid ? await form.invalid(refuse) : refuse(400);
  } catch (error) {
    if (form.failed) return form.failed(error, refuse);
    return refuseError(context, error, refuse);
  }
}

function refuseError(context: RequestContext, error: unknown, refuse: Refuse): DataAnswer {
  if (!(error instanceof AppError)) throw error;
  const { status, id, field, message, cause } = error;
  if (status >= 500) {
    context.log.error({ error: describeError(cause) }, id);
    return refuse(status, { toast: { kind: "error", text: message } });
  }
  if (field === undefined) throw error;
  return refuse(status, { errors: { [field]: [message] } });
}
