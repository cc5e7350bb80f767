import { href, redirect } from "react-router";
import { desfazAvisoForm } from "#domain/laudos/laudos.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { undoNotice } from "#server/data/laudos/undo-notice.ts";
import { type Flash, redirectWithFlash } from "#server/http/cookies/flash.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import { answerError } from "#server/http/forms/form-answer.ts";
import { readLote } from "../selection/lote.ts";
import { nextAddress } from "../selection/next-address.server.ts";
import type { Route } from "./+types/aviso.ts";

export function loader() {
  return redirect(href("/admin/laudos"));
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "update", "laudos");
  return answerForm(work, {
    schema: desfazAvisoForm,
    invalid: () => answerError("Pedido desconhecido", 400),
    async do({ id }) {
      const isUndone = await work.transaction((tx) => undoNotice(tx, id));
      const to = await nextAddress(work, readLote(new URL(args.request.url).searchParams));
      return redirectWithFlash(work.context, to, isUndone ? UNDONE : TOO_LATE);
    },
  });
}

const UNDONE = "O e-mail de aviso não sai. O laudo continua liberado.";

const TOO_LATE: Flash = {
  title: "Erro",
  text: "Já não dá para desfazer: o e-mail de aviso saiu, ou está saindo.",
  kind: "error",
};
