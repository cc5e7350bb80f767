/** Records that someone has confirmed a consent text with the doctor. From then on it can be printed. */
import { href, redirect } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { confirmReviewed } from "#app/admin/record/confirm-reviewed.server.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { termos as records } from "#server/data/exames/termos.ts";
import type { Route } from "./+types/conferido.ts";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(href("/admin/termos/:id", params));
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "update", "termos_consentimento");
  return confirmReviewed(work, { id: args.params.id, records, noun: "termo" });
}

export const clientAction = keepTyped;
