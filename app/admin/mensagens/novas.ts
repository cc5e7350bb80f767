import { asStaff } from "#server/auth/as-staff.ts";
import { countNewMensagens } from "#server/data/mensagens/mensagens.ts";
import type { Route } from "./+types/novas.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "read", "mensagens");
  return Response.json({ novas: await work.tryRead(countNewMensagens) });
}
