import { type ActionFunctionArgs, href, redirect } from "react-router";
import { agendarForm, EXAME_DESCONHECIDO } from "#domain/agendamentos/agendamentos.ts";
import {
  type AnexoProblem,
  chooseAgainText,
  problemText,
  TOO_MANY_FILES,
} from "#domain/agendamentos/anexos.ts";
import { tooManyAttempts } from "#domain/contas/auth.ts";
import { HONEYPOT, honeypotForm } from "#domain/mensagens/honeypot.ts";
import { isoDate } from "#domain/texto/datas.ts";
import { z } from "#domain/z.ts";
import { takeFormPost } from "#server/auth/attempts.ts";
import { AppError, describeError } from "#server/errors.ts";
import { plainAnexoName, type ReceivedAnexos, storeAnexos } from "#server/files/store-anexos.ts";
import { answerForm, type Refuse } from "#server/http/forms/answer-form.ts";
import type { FormAnswer } from "#server/http/forms/form-answer.ts";
import { formDataOf } from "#server/http/forms/read-form-data.ts";
import { storeAgendamento } from "#server/http/forms/store-agendamento.ts";
import { requestContext } from "#server/http/request-context.ts";
import { withAnexos } from "./read-anexos.server.ts";

export type AgendarAnswer = FormAnswer<{ isUnavailable: boolean }>;

const FORM = "agendar";
const NO_EXAME = "Envie a foto do pedido médico, ou escolha o exame";
/** The field by which our script says that it keeps the chosen files when the form is shown again. */
const SCRIPT = "com_script";

export function answerAgendar({ context: provider, request }: ActionFunctionArgs) {
  const context = provider.get(requestContext);
  const { services, address, log } = context;
  const answer = async (received: ReceivedAnexos) => {
    const schema = agendarForm(isoDate(new Date()));
    const sent = formDataOf(received.entries, z.union([schema, honeypotForm]));
    const isRobot = Boolean(sent.get(HONEYPOT));
    sent.delete(HONEYPOT);
    const isScripted = received.entries.some(([name]) => name === SCRIPT);
    const again = isScripted ? undefined : chooseAgain(received);
    return answerForm(
      { context, request },
      {
        sent,
        schema,
        async before(refuse) {
          const attempt = await takeFormPost(services, FORM, address);
          if (!attempt.isLimited) return undefined;
          const text = `Você já enviou este formulário muitas vezes. ${tooManyAttempts(attempt.minutes)}`;
          const headers = { "Retry-After": String(attempt.minutes * 60) };
          const notice = { title: "Não foi enviado", text, kind: "error" } as const;
          return refuse(429, { ...withFiles(again), notice, headers });
        },
        invalid: (refuse) => refuse(400, withFiles(again)),
        async do(value, refuse) {
          // A robot gets no error, because after an error it would try again and leave the hidden field empty.
          if (isRobot) {
            log.info({ form: FORM }, "robot refused");
            return redirect("/agendar", 303);
          }
          if (value.exame === EXAME_DESCONHECIDO && received.files.length === 0) {
            return refuseFiles(refuse, [NO_EXAME], undefined);
          }
          if (received.hasTooMany) return refuseFiles(refuse, [TOO_MANY_FILES], again);
          const stored = await storeAnexos(services, received, address);
          if ("problems" in stored) return refuseFiles(refuse, problems(stored.problems), again);
          const codigo = await storeAgendamento(context, value, stored.anexos, received.files);
          return redirect(`${href("/agendar/:codigo", { codigo })}?enviado=1`, 303);
        },
        failed(error, refuse) {
          if (error instanceof AppError && error.field !== undefined) {
            const errors = { ...withFiles(again).errors, [error.field]: [error.message] };
            return refuse(error.status, { errors });
          }
          log.error({ form: FORM, error: describeError(error) }, "form not stored");
          return refuse(503, { ...withFiles(again), more: { isUnavailable: true } });
        },
      },
    );
  };
  return withAnexos(context, request, answer, FORM);
}

export function chooseAgain({ files }: Pick<ReceivedAnexos, "files">): string | undefined {
  if (files.length === 0) return undefined;
  return chooseAgainText(files.map(({ name }) => plainAnexoName(name)));
}

export function problems(found: { nome: string; problem: AnexoProblem }[]): string[] {
  return found.map(({ nome, problem }) => problemText(nome, problem));
}

function withFiles(again: string | undefined) {
  return again ? { errors: { anexos: [again] } } : {};
}

export function refuseFiles(refuse: Refuse, reasons: string[], again: string | undefined) {
  const text = [...reasons, ...(again ? [again] : [])].join(". ");
  return refuse(400, { errors: { anexos: [text] } });
}
