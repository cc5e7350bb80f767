import { href, redirect } from "react-router";
import { responsavelForm } from "#domain/pessoas/pacientes.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { findGuardian } from "#server/data/pacientes/responsaveis.ts";
import { parseForm } from "#server/http/forms/read-form-data.ts";
import type { Route } from "./+types/guardian.ts";

export function loader() {
  return redirect(href("/admin/pacientes"));
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "create", "pacientes");
  const submission = await parseForm(args.request, responsavelForm);
  if (submission.status !== "success") return Response.json({}, { status: 400 });
  const { cpf } = submission.value;
  const found = await work.transaction((tx) => findGuardian(tx, cpf));
  return Response.json({ nome: found?.nome });
}
