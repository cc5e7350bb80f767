import { data } from "react-router";
import { asStaff } from "#server/auth/as-staff.ts";
import { getVersao } from "#server/data/laudos/versoes.ts";
import type { Route } from "./+types/state.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "read", "laudos");
  const versao = await work.transaction((tx) => getVersao(tx, args.params.id));
  if (!versao) throw data(null, { status: 404 });
  const { desenho, paginas } = versao;
  return Response.json({ desenho, paginas });
}
