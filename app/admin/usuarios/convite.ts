/** Sends an invitation again; the link of the former mail is then no longer valid. */
import { href, redirect } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { tooManyAttempts } from "#domain/contas/auth.ts";
import { CONVITE_SEM_EMAIL } from "#domain/contas/usuarios.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { refundOnError, takeConviteMail } from "#server/auth/attempts.ts";
import { canInvite, sendConviteAgain } from "#server/auth/recovery/convite.ts";
import { getUsuario } from "#server/data/people/usuarios.ts";
import { answerDone, answerError } from "#server/http/forms/form-answer.ts";
import type { Route } from "./+types/convite.ts";

export function loader() {
  return redirect(href("/admin/usuarios"));
}

export async function action(args: Route.ActionArgs) {
  const { context, transaction } = await asStaff(args, "update", "usuarios");
  const usuario = await transaction((tx) => getUsuario(tx, args.params.id));
  if (!usuario) return answerError("Este usuário já não existe.", 404);
  if (!canInvite(context)) return answerError(CONVITE_SEM_EMAIL, 409);
  const attempt = await takeConviteMail(context.services, usuario.email);
  if (attempt.isLimited) return answerError(tooManyAttempts(attempt.minutes), 429);
  const isSent = await refundOnError(attempt, () =>
    transaction((tx) => sendConviteAgain(context, tx, usuario)),
  );
  if (isSent) return answerDone(`Convite enviado a ${usuario.email}`);
  return answerError("Esta pessoa já tem senha.", 409);
}

export const clientAction = keepTyped;
