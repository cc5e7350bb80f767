import { href, redirect } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { endSessionForm } from "#domain/contas/conta.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { endOtherSessions, endSession } from "#server/data/people/sessions.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import { answerDone, answerError } from "#server/http/forms/form-answer.ts";
import type { Route } from "./+types/sessoes.ts";

export function loader() {
  return redirect(href("/admin/conta"));
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "open", "conta");
  const { usuario, sessionId } = work.staff;
  return answerForm(work, {
    schema: endSessionForm,
    async do({ outras, id = "" }) {
      if (outras) {
        const ended = await work.transaction((tx) => endOtherSessions(tx, usuario, sessionId));
        return answerDone(othersEnded(ended));
      }
      const isEnded = await work.transaction((tx) => endSession(tx, usuario, id));
      if (!isEnded) return answerError("Esta sessão já tinha terminado.", 404);
      return answerDone("Sessão encerrada.");
    },
  });
}

function othersEnded(count: number): string {
  if (count === 0) return "As outras sessões já tinham terminado.";
  return count === 1 ? "1 sessão encerrada." : `${count} sessões encerradas.`;
}

export const clientAction = keepTyped;
