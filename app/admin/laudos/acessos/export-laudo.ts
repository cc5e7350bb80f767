import { data } from "react-router";
import { isoDate } from "#domain/texto/datas.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { streamAccessesCsv } from "#server/data/laudos/export-accesses.ts";
import { getLaudoStatus } from "#server/data/laudos/laudos.ts";
import type { Route } from "./+types/export-laudo.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "read", "laudos");
  const { id } = args.params;
  const found = await work.transaction((tx) => getLaudoStatus(tx, id));
  if (!found) throw data(null, { status: 404 });
  const now = new Date();
  return new Response(streamAccessesCsv(work.transaction, { to: now, laudoId: id }), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      // The file name contains neither the patient nor the protocol number, because other people may see file names.
      "Content-Disposition": `attachment; filename="acessos-do-laudo-${isoDate(now)}.csv"`,
    },
  });
}
