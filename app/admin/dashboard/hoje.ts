/** Returns what waits for the signed-in person. An open dashboard requests it every few seconds. */
import { asStaff } from "#server/auth/as-staff.ts";
import type { Route } from "./+types/hoje.ts";
import { readWaiting } from "./read-waiting.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "dashboard", { isBackground: true });
  return Response.json({ waiting: await readWaiting(work) });
}
