import { data } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { type Visto, vistoForm, vistosQuery } from "#domain/publicidade/vistos.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { createVisto, deleteVisto, listVistos } from "#server/data/publicidade-vistos.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import type { DataAnswer } from "#server/http/forms/form-answer.ts";
import type { Route } from "./+types/vistos.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "read", "publicidade_vistos");
  const query = vistosQuery.safeParse(Object.fromEntries(new URL(args.request.url).searchParams));
  const vistos = query.success ? await work.transaction((tx) => listVistos(tx, query.data)) : [];
  return Response.json({ vistos });
}

export async function action(
  args: Route.ActionArgs,
): Promise<Response | DataAnswer<{ vistos: Visto[] }>> {
  const work = await asStaff(args, "create", "publicidade_vistos");
  return answerForm(work, {
    schema: vistoForm,
    do: ({ formulario, ...visto }) =>
      work.transaction(async (tx) => {
        if (formulario === "desfazer") await deleteVisto(tx, visto);
        else if (!(await createVisto(tx, visto))) throw data(null, { status: 404 });
        return data({ vistos: await listVistos(tx, visto) });
      }),
  });
}

export const clientAction = keepTyped;
