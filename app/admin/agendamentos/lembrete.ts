import { data, href, redirect } from "react-router";
import { asStaff } from "#server/auth/as-staff.ts";
import { noteReminder } from "#server/data/agenda/lembretes.ts";
import type { Route } from "./+types/lembrete.ts";

export async function loader(args: Route.LoaderArgs) {
  await asStaff(args, "open", "agendamentos");
  return redirect(href("/admin/agendamentos/:id", { id: args.params.id }));
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "update", "agendamentos");
  const isNoted = await work.transaction((tx) => noteReminder(tx, args.params.id));
  return data({ isNoted }, { status: isNoted ? 200 : 409 });
}
