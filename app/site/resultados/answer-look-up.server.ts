import { redirect } from "react-router";
import {
  accessCodeForm,
  CODIGO_INVALIDO,
  resultsLookupForm,
} from "#domain/laudos/results-lookup.ts";
import { isoDate } from "#domain/texto/datas.ts";
import { z } from "#domain/z.ts";
import { answerForm, type Refuse } from "#server/http/forms/answer-form.ts";
import type { DataAnswer, FormAnswer } from "#server/http/forms/form-answer.ts";
import { readFormData } from "#server/http/forms/read-form-data.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { endedCookie } from "#server/portal/access-token.ts";
import { endFormerAccess } from "#server/portal/as-patient.ts";
import { enterByCode, lookUp, requestAnotherCode, type WayIn } from "#server/portal/look-up.ts";

export type LookUpOutcome = "nada" | "codigo" | "limite" | "vencido" | "fora";

interface LookUp {
  step: "buscar" | "codigo";
  outcome: LookUpOutcome;
  minutos: number;
}

export type LookUpAnswer = FormAnswer<LookUp>;

const LAUDOS = "/resultados/laudos";

export async function answerLookUp(
  context: RequestContext,
  request: Request,
): Promise<Response | DataAnswer<LookUp>> {
  const posted = { context, request };
  const lookUpForm = resultsLookupForm(isoDate(new Date()));
  const sent = await readFormData(request, z.union([lookUpForm, accessCodeForm]));
  switch (sent.get("formulario")) {
    case "codigo":
      return answerForm(posted, {
        sent,
        schema: accessCodeForm,
        hidden: ["codigo"],
        invalid: (refuse) => refuse(400, { more: { step: "codigo" } }),
        async do({ codigo }, refuse) {
          const found = await enterByCode(context, request, codigo);
          if (found.status === "nada") {
            const errors = { codigo: [CODIGO_INVALIDO] };
            return refuse(400, { errors, more: { step: "codigo" } });
          }
          if (found.status === "aberto") await endFormerAccess(context, request);
          return afterLookUp(context, refuse, found, { step: "codigo", to: LAUDOS });
        },
      });
    case "outro-codigo":
      return answerForm(posted, {
        sent,
        schema: z.object({}),
        hidden: ["codigo"],
        async do(_, refuse) {
          const found = await requestAnotherCode(context, request);
          // `nada` means that this browser requested no code in the last 15 minutes, not that nobody was found.
          return found.status === "nada"
            ? refuse(400, { more: { step: "buscar", outcome: "vencido" } })
            : afterLookUp(context, refuse, found, { step: "codigo", to: LAUDOS });
        },
      });
    default:
      return answerForm(posted, {
        sent,
        schema: lookUpForm,
        hidden: ["codigo"],
        async do(value, refuse) {
          const { protocolo } = value;
          const found = await lookUp(context, request, { ...value, protocolo });
          if (found.status === "aberto") await endFormerAccess(context, request);
          const to = protocolo ? `${LAUDOS}/${protocolo}` : LAUDOS;
          return afterLookUp(context, refuse, found, { step: "buscar", to });
        },
      });
  }
}

function afterLookUp(
  context: RequestContext,
  refuse: Refuse,
  found: WayIn,
  { step, to }: Pick<LookUp, "step"> & { to: string },
): Response | DataAnswer<LookUp> {
  switch (found.status) {
    case "aberto": {
      const headers = new Headers({ "Set-Cookie": found.cookie });
      headers.append("Set-Cookie", endedCookie(context, "codigo"));
      return redirect(to, { headers });
    }
    case "codigo": {
      const headers = { "Set-Cookie": found.cookie };
      return refuse<LookUp>(200, { headers, more: { step: "codigo", outcome: "codigo" } });
    }
    case "nada":
      return refuse<LookUp>(200, { more: { step, outcome: "nada" } });
    case "limite": {
      const headers = { "Retry-After": String(found.segundos) };
      const minutos = Math.ceil(found.segundos / 60);
      return refuse<LookUp>(429, { headers, more: { step, outcome: "limite", minutos } });
    }
    case "fora":
      return refuse<LookUp>(503, { more: { step, outcome: "fora" } });
  }
}
