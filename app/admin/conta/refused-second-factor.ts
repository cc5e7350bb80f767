/** What a step of the second factor answers when it was not taken. */
import type { Submission } from "@conform-to/react";
import { data } from "react-router";
import { CODIGO_INVALIDO, tooManyAttempts } from "#domain/contas/auth.ts";

type Refusal =
  | { status: "wrong-senha" }
  | { status: "wrong-code" }
  | { status: "limited"; minutes: number };

export function refusedSecondFactor(submission: Submission<unknown, string[]>, refusal?: Refusal) {
  const result = submission.reply({
    hideFields: ["senha_atual"] as never[],
    fieldErrors: refusal && messages(refusal, "senha_atual" in submission.payload),
  });
  return data({ result }, { status: refusal?.status === "limited" ? 429 : 400 });
}

function messages(refusal: Refusal, needsSenha: boolean): Record<string, string[]> {
  if (refusal.status === "wrong-code") return { codigo: [CODIGO_INVALIDO] };
  const field = needsSenha ? "senha_atual" : "codigo";
  if (refusal.status === "wrong-senha") return { [field]: ["Senha atual incorreta"] };
  return { [field]: [tooManyAttempts(refusal.minutes)] };
}
