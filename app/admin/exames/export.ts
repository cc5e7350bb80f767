/** All exams as a file for a spreadsheet, which can be imported again. */
import { isoDate } from "#domain/datas.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { exportExames } from "#server/data/exames/exame-import.ts";
import type { Route } from "./+types/export.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "exames");
  return new Response(await work.transaction(exportExames), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="exames-${isoDate(new Date())}.csv"`,
    },
  });
}
