/** Records that someone has confirmed a questionnaire with the doctor. From then on patients get its questions. */
import { href, redirect } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { confirmReviewed } from "#app/admin/record/confirm-reviewed.server.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { questionarios as records } from "#server/data/agenda/questionarios.ts";
import type { Route } from "./+types/conferido.ts";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(href("/admin/questionarios/:id", params));
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "update", "questionarios");
  return confirmReviewed(work, { id: args.params.id, records, noun: "questionário" });
}

export const clientAction = keepTyped;
