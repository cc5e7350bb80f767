import { href, redirect } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { sendSecondFactorNotice } from "#server/auth/second-factor/second-factor-notice.ts";
import { resetSecondFactor } from "#server/data/people/usuarios.ts";
import { answerDone, answerError } from "#server/http/forms/form-answer.ts";
import type { Route } from "./+types/second-factor.ts";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(href("/admin/usuarios/:id", params));
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "update", "usuarios");
  const { id } = args.params;
  if (id === work.staff.usuario.id) {
    return answerError("O seu segundo fator se desliga em Minha conta.", 403);
  }
  const isOff = await work.transaction(async (tx) => {
    if (!(await resetSecondFactor(tx, id))) return false;
    await sendSecondFactorNotice(work.context, tx, id);
    return true;
  });
  if (!isOff) return answerError("Esta conta não tem segundo fator.", 404);
  // Answers without a redirect, because the form beside the button may hold unsaved text.
  return answerDone("Segundo fator desligado");
}

export const clientAction = keepTyped;
