/** The second factor, in three steps that each ask again: begin, prove, turn off. */
import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  href,
  redirect,
} from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import {
  confirmSecondFactorForm,
  secondFactorForms,
  startSecondFactorForm,
  stopSecondFactorForm,
} from "#domain/contas/conta.ts";
import {
  confirmSecondFactor,
  startSecondFactor,
  stopSecondFactor,
} from "#server/auth/second-factor/second-factor.ts";
import { requireScreen } from "#server/auth/staff.ts";
import { readFormData } from "#server/http/forms/read-form-data.ts";
import { requestContext } from "#server/http/request-context.ts";
import { refusedSecondFactor } from "./refused-second-factor.ts";

/** By another window. */
const ALREADY_ON = { toast: { text: "O segundo fator já estava ligado." } };

export function loader() {
  return redirect(href("/admin/conta"));
}

export async function action({ context, request }: ActionFunctionArgs) {
  const inHand = context.get(requestContext);
  const staff = await requireScreen(inHand, request, "conta");
  const formData = await readFormData(request, secondFactorForms);
  const step = formData.get("formulario");

  if (step === "ligar-segundo-fator") {
    const submission = parseWithZod(formData, { schema: startSecondFactorForm });
    if (submission.status !== "success") return refusedSecondFactor(submission);
    const { senha_atual } = submission.value;
    const answer = await startSecondFactor(inHand, request, staff, senha_atual);
    if (answer.status === "already-on") return data(ALREADY_ON);
    if (answer.status !== "started") return refusedSecondFactor(submission, answer);
    const { uri, secret, qr, recoveryCodes } = answer;
    return data({ setup: { uri, secret, qr, recoveryCodes } });
  }
  if (step === "confirmar-segundo-fator") {
    const submission = parseWithZod(formData, { schema: confirmSecondFactorForm });
    if (submission.status !== "success") return refusedSecondFactor(submission);
    const answer = await confirmSecondFactor(inHand, request, staff, submission.value.codigo);
    if (answer.status === "already-on") return data(ALREADY_ON);
    if (answer.status !== "on") return refusedSecondFactor(submission, answer);
    return data({ toast: { text: "Segundo fator ligado." } }, { headers: answer.headers });
  }
  if (step === "desligar-segundo-fator") {
    const submission = parseWithZod(formData, { schema: stopSecondFactorForm });
    if (submission.status !== "success") return refusedSecondFactor(submission);
    const { senha_atual, codigo } = submission.value;
    const proof = { senha: senha_atual, codigo };
    const answer = await stopSecondFactor(inHand, request, staff, proof);
    if (answer.status !== "off") return refusedSecondFactor(submission, answer);
    return data({ toast: { text: "Segundo fator desligado." } }, { headers: answer.headers });
  }
  throw data(null, { status: 400 });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return keepTyped(serverAction);
}
