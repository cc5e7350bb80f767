import { isoDate } from "#domain/texto/datas.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { exportGrade } from "#server/data/exames/cobertura.ts";
import type { Route } from "./+types/export.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "update", "exames");
  return new Response(await work.transaction(exportGrade), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="cobertura-${isoDate(new Date())}.csv"`,
    },
  });
}
