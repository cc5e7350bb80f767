import { isoDate } from "#domain/texto/datas.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { exportRecords } from "#server/data/kit/spreadsheet.ts";
import type { Route } from "./+types/export.ts";
import { findSheet } from "./find-sheet.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { thing, ...file } = findSheet(args.request);
  const work = await asStaff(args, "update", thing);
  return new Response(await work.transaction((tx) => exportRecords(tx, file)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${thing}-${isoDate(new Date())}.csv"`,
    },
  });
}
