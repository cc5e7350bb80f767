/** Returns what waits for the signed-in person. An open dashboard requests it every few seconds. */
import { asStaff } from "#server/auth/as-staff.ts";
import { listWaiting } from "#server/data/status/hoje.ts";
import type { Route } from "./+types/hoje.ts";

export async function loader(args: Route.LoaderArgs) {
  const { staff, tryRead } = await asStaff(args, "open", "dashboard", { isBackground: true });
  const waiting = await tryRead((tx) => listWaiting(tx, staff.usuario.tipo_usuario));
  return Response.json({ waiting });
}
