/** Takes back the mail about a report that is about to leave; the report stays as it is. */
import { href, redirect } from "react-router";
import { refuse } from "#app/admin/form/refuse.ts";
import { desfazAvisoForm } from "#domain/laudos/laudos.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { undoNotice } from "#server/data/laudos/undo-notice.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { parseForm } from "#server/http/forms/read-form-data.ts";
import type { Route } from "./+types/aviso.ts";

export function loader() {
  return redirect(href("/admin/laudos"));
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "update", "laudos");
  const submission = await parseForm(args.request, desfazAvisoForm);
  if (submission.status !== "success") return refuse("Pedido desconhecido", 400);
  const isUndone = await work.transaction((tx) => undoNotice(tx, submission.value.id));
  return redirectWithFlash(
    work.context,
    href("/admin/laudos"),
    isUndone
      ? {
          title: "Sucesso",
          text: "O e-mail de aviso não sai. O laudo continua liberado.",
          kind: "success",
        }
      : {
          title: "Erro",
          text: "Já não dá para desfazer: o e-mail de aviso saiu, ou está saindo.",
          kind: "error",
        },
  );
}
