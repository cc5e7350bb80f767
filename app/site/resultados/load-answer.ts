/** The forms of /resultados: the look-up, the code that the second way needs, and another code. */
import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "react-router";
import {
  accessCodeForm,
  CODIGO_INVALIDO,
  resultsLookupForm,
} from "#domain/laudos/results-lookup.ts";
import { isoDate } from "#domain/texto/datas.ts";
import { z } from "#domain/z.ts";
import { readFormData } from "#server/http/forms/read-form-data.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { endedCookie } from "#server/portal/access-token.ts";
import { endFormerAccess } from "#server/portal/as-patient.ts";
import { enterByCode, lookUp, requestAnotherCode, type WayIn } from "#server/portal/look-up.ts";

/** What is shown above the form. */
export type LookUpNotice = "nada" | "codigo" | "limite" | "vencido" | "fora";

type Sent = Submission<unknown, string[]>;

export async function answerLookUp(context: RequestContext, request: Request) {
  const lookUpForm = resultsLookupForm(isoDate(new Date()));
  const formData = await readFormData(request, z.union([lookUpForm, accessCodeForm]));
  if (formData.get("formulario") === "codigo") {
    const sent = parseWithZod(formData, { schema: accessCodeForm });
    if (sent.status !== "success") return answer(sent, { status: 400, step: "codigo" });
    const found = await enterByCode(context, request, sent.value.codigo);
    if (found.status === "nada") {
      const result = sent.reply({
        fieldErrors: { codigo: [CODIGO_INVALIDO] },
        hideFields: ["codigo"],
      });
      return data(
        { result, step: "codigo" as const, notice: undefined, minutos: 0 },
        { status: 400 },
      );
    }
    if (found.status === "aberto") await endFormerAccess(context, request);
    return afterLookUp(context, sent, found, "codigo", "/resultados/laudos");
  }
  if (formData.get("formulario") === "outro-codigo") {
    const sent = parseWithZod(formData, { schema: z.object({}) });
    const found = await requestAnotherCode(context, request);
    // Too long ago, or in another browser: whether anyone was told the first one makes no difference.
    return found.status === "nada"
      ? answer(sent, { status: 400, step: "buscar", notice: "vencido" })
      : afterLookUp(context, sent, found, "codigo", "/resultados/laudos");
  }
  const sent = parseWithZod(formData, { schema: lookUpForm });
  if (sent.status !== "success") return answer(sent, { status: 400, step: "buscar" });
  const { protocolo } = sent.value;
  const found = await lookUp(context, { ...sent.value, protocolo });
  if (found.status === "aberto") await endFormerAccess(context, request);
  const to = protocolo ? `/resultados/laudos/${protocolo}` : "/resultados/laudos";
  return afterLookUp(context, sent, found, "buscar", to);
}

type Step = "buscar" | "codigo";

function afterLookUp(context: RequestContext, sent: Sent, found: WayIn, step: Step, to: string) {
  switch (found.status) {
    case "aberto": {
      const headers = new Headers({ "Set-Cookie": found.cookie });
      headers.append("Set-Cookie", endedCookie(context, "codigo"));
      return redirect(to, { headers });
    }
    case "codigo": {
      const headers = { "Set-Cookie": found.cookie };
      return answer(sent, { status: 200, step: "codigo", notice: "codigo", headers });
    }
    case "nada":
      return answer(sent, { status: 200, step, notice: "nada" });
    case "limite": {
      const headers = { "Retry-After": String(found.segundos) };
      const minutos = Math.ceil(found.segundos / 60);
      return answer(sent, { status: 429, step, notice: "limite", minutos, headers });
    }
    default:
      return answer(sent, { status: 503, step, notice: "fora" });
  }
}

interface AnswerOptions {
  status: number;
  step: Step;
  notice?: LookUpNotice;
  minutos?: number;
  headers?: HeadersInit;
}

function answer(sent: Sent, { status, step, notice, minutos = 0, headers }: AnswerOptions) {
  const result = sent.reply({ hideFields: ["codigo"] });
  return data({ result, step, notice, minutos }, { status, headers });
}
