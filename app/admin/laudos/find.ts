import { href, redirect } from "react-router";
import type { Found } from "#app/admin/parts/finder-field.tsx";
import { buscaForm } from "#domain/search/busca.ts";
import { formatDay } from "#domain/texto/datas.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { listLaudos } from "#server/data/laudos/laudos.ts";
import { parseForm } from "#server/http/forms/read-form-data.ts";
import type { Route } from "./+types/find.ts";

const MOST = 8;

export function loader() {
  return redirect(href("/admin/laudos"));
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "open", "laudos");
  const submission = await parseForm(args.request, buscaForm);
  if (submission.status !== "success") return Response.json([], { status: 400 });
  const { busca } = submission.value;
  if (busca === "") return Response.json([]);
  const { rows } = await work.transaction((tx) =>
    listLaudos(tx, { busca, situacao: "em_analise" }),
  );
  const found: Found[] = rows
    .slice(0, MOST)
    .map(({ id, protocolo, paciente_nome, exame, data_exame }) => ({
      id,
      name: `${protocolo} · ${paciente_nome}`,
      detail: `${exame}, ${formatDay(data_exame)}`,
    }));
  return Response.json(found);
}
