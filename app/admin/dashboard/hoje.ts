import { data } from "react-router";
import { asStaff } from "#server/auth/as-staff.ts";
import type { Route } from "./+types/hoje.ts";
import { readWaiting } from "./read-waiting.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "dashboard", { isBackground: true });
  // The dashboard sends the role for which it was loaded. A 403 makes it reload with the person's current role.
  const papel = new URL(args.request.url).searchParams.get("papel");
  if (papel && papel !== work.staff.usuario.tipo_usuario) throw data(null, { status: 403 });
  return Response.json({ waiting: await readWaiting(work) });
}
