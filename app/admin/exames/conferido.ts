import { href, redirect } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { confirmReviewed } from "#app/admin/record/confirm-reviewed.server.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { exames as records } from "#server/data/exames/exames.ts";
import type { Route } from "./+types/conferido.ts";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(href("/admin/exames/:id", params));
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "update", "exames");
  return confirmReviewed(work, { id: args.params.id, records, noun: "exame" });
}

export const clientAction = keepTyped;
