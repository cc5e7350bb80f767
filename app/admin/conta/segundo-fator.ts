import { data, href, redirect } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { CODIGO_INVALIDO, tooManyAttempts } from "#domain/contas/auth.ts";
import {
  confirmSecondFactorForm,
  secondFactorForms,
  startSecondFactorForm,
  stopSecondFactorForm,
} from "#domain/contas/conta.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import {
  confirmSecondFactor,
  type Refusal,
  startSecondFactor,
  stopSecondFactor,
} from "#server/auth/second-factor/second-factor.ts";
import { answerForm, type Refuse } from "#server/http/forms/answer-form.ts";
import { answerDone, type DataAnswer } from "#server/http/forms/form-answer.ts";
import { readFormData } from "#server/http/forms/read-form-data.ts";
import type { Route } from "./+types/segundo-fator.ts";
import type { Setup } from "./confirm-second-factor.tsx";

const ALREADY_ON = "O segundo fator já estava ligado.";

export function loader() {
  return redirect(href("/admin/conta"));
}

export async function action(
  args: Route.ActionArgs,
): Promise<Response | DataAnswer<{ setup: Setup }>> {
  const work = await asStaff(args, "open", "conta");
  const { context, request, staff } = work;
  const sent = await readFormData(request, secondFactorForms);
  const hidden = ["senha_atual"];
  switch (sent.get("formulario")) {
    case "ligar-segundo-fator":
      return answerForm(work, {
        sent,
        hidden,
        schema: startSecondFactorForm,
        async do({ senha_atual }, refuse) {
          const answer = await startSecondFactor(context, request, staff, senha_atual);
          if (answer.status === "already-on") return answerDone(ALREADY_ON);
          if (answer.status !== "started") return refused(refuse, answer, "senha_atual");
          const { uri, secret, qr, recoveryCodes } = answer;
          return data({ setup: { uri, secret, qr, recoveryCodes } });
        },
      });
    case "confirmar-segundo-fator":
      return answerForm(work, {
        sent,
        schema: confirmSecondFactorForm,
        async do({ codigo }, refuse) {
          const answer = await confirmSecondFactor(context, request, staff, codigo);
          if (answer.status === "already-on") return answerDone(ALREADY_ON);
          if (answer.status !== "on") return refused(refuse, answer, "codigo");
          return answerDone("Segundo fator ligado.", { headers: answer.headers });
        },
      });
    case "desligar-segundo-fator":
      return answerForm(work, {
        sent,
        hidden,
        schema: stopSecondFactorForm,
        async do({ senha_atual, codigo }, refuse) {
          const proof = { senha: senha_atual, codigo };
          const answer = await stopSecondFactor(context, request, staff, proof);
          if (answer.status !== "off") return refused(refuse, answer, "senha_atual");
          return answerDone("Segundo fator desligado.", { headers: answer.headers });
        },
      });
    default:
      throw data(null, { status: 400 });
  }
}

function refused(refuse: Refuse, refusal: Refusal, proof: "senha_atual" | "codigo") {
  switch (refusal.status) {
    case "wrong-code":
      return refuse(400, { errors: { codigo: [CODIGO_INVALIDO] } });
    case "wrong-senha":
      return refuse(400, { errors: { [proof]: ["Senha atual incorreta"] } });
    case "limited":
      return refuse(429, { errors: { [proof]: [tooManyAttempts(refusal.minutes)] } });
  }
}

export const clientAction = keepTyped;
