/** Records that someone has confirmed a consent text with the doctor. From then on it can be printed. */
import { href, redirect } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { REGISTRO_ALTERADO } from "#domain/registro/registro.ts";
import { conferirTermoForm } from "#domain/termos/termos.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { termos } from "#server/data/exames/termos.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import { answerDone, answerError } from "#server/http/forms/form-answer.ts";
import type { Route } from "./+types/conferido.ts";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(href("/admin/termos/:id", params));
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "update", "termos_consentimento");
  const { id } = args.params;
  return answerForm(work, {
    schema: conferirTermoForm,
    async do({ versao }) {
      // The version makes sure that what is confirmed is what the person has seen.
      const change = { id, versao, values: { conferido: true } };
      const { status } = await work.transaction((tx) => termos.update(tx, change));
      if (status === "missing") return answerError("Este termo não existe mais.", 404);
      if (status === "conflict") return answerError(REGISTRO_ALTERADO, 409);
      return answerDone("Termo marcado como conferido");
    },
  });
}

export const clientAction = keepTyped;
