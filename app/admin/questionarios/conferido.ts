/** Records that someone has confirmed a questionnaire with the doctor. From then on it is asked. */
import { href, redirect } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { conferirQuestionarioForm } from "#domain/agenda/questionarios.ts";
import { REGISTRO_ALTERADO } from "#domain/registro/registro.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { questionarios } from "#server/data/agenda/questionarios.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import { answerDone, answerError } from "#server/http/forms/form-answer.ts";
import type { Route } from "./+types/conferido.ts";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(href("/admin/questionarios/:id", params));
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "update", "questionarios");
  const { id } = args.params;
  return answerForm(work, {
    schema: conferirQuestionarioForm,
    async do({ versao }) {
      // The version makes sure that what is confirmed is what the person has seen.
      const change = { id, versao, values: { conferido: true } };
      const { status } = await work.transaction((tx) => questionarios.update(tx, change));
      if (status === "missing") return answerError("Este questionário não existe mais.", 404);
      if (status === "conflict") return answerError(REGISTRO_ALTERADO, 409);
      return answerDone("Questionário marcado como conferido");
    },
  });
}

export const clientAction = keepTyped;
