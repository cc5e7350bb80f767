import { href, redirect } from "react-router";
import type { Found } from "#app/admin/parts/finder-field.tsx";
import { buscaForm } from "#domain/search/busca.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { listPacientes } from "#server/data/pacientes/pacientes.ts";
import { parseForm } from "#server/http/forms/read-form-data.ts";
import type { Route } from "./+types/find.ts";
import { describePaciente } from "./paciente-field.tsx";

const MOST = 8;

export function loader() {
  return redirect(href("/admin/pacientes"));
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "open", "pacientes");
  const submission = await parseForm(args.request, buscaForm);
  if (submission.status !== "success") return Response.json([], { status: 400 });
  const { busca } = submission.value;
  if (busca === "") return Response.json([]);
  const { rows, isSimilar } = await work.transaction((tx) => listPacientes(tx, { busca }));
  const found = rows.slice(0, MOST).map((row): Found => {
    const one = describePaciente(row);
    return isSimilar ? { ...one, detail: `nome parecido · ${one.detail}` } : one;
  });
  return Response.json(found);
}
