import { href, redirect } from "react-router";
import { hideSamplesForm } from "#domain/paginas/hidden-samples.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { hideSamples } from "#server/data/configuracoes-site.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import type { Route } from "./+types/exemplos.ts";

export function loader() {
  return redirect(href("/admin"));
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "update", "configuracoes_site");
  return answerForm(work, {
    schema: hideSamplesForm,
    async do({ ocultar }) {
      const isHidden = ocultar === "sim";
      await work.transaction((tx) => hideSamples(tx, isHidden));
      return redirectWithFlash(
        work.context,
        href("/admin"),
        isHidden
          ? "Os depoimentos e números de exemplo não aparecem mais no site."
          : "Os depoimentos e números de exemplo aparecem no site de novo.",
      );
    },
  });
}
