import { href, redirect } from "react-router";
import { confirmPassoForm } from "#domain/paginas/primeiros-passos.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { confirmPasso } from "#server/data/status/primeiros-passos.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import type { Route } from "./+types/confirmar.ts";

export function loader() {
  return redirect(href("/admin"));
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "update", "configuracoes_site");
  return answerForm(work, {
    schema: confirmPassoForm,
    async do({ passo }) {
      await work.transaction((tx) => confirmPasso(tx, passo));
      return redirectWithFlash(work.context, href("/admin"), "Passo marcado como pronto.");
    },
  });
}
