import { isoDate } from "#domain/texto/datas.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { streamTrailCsv } from "#server/data/trail/trilha.ts";
import type { Route } from "./+types/export.ts";
import { readFilters, toTrailFilters } from "./filters.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "auditoria");
  const filters = toTrailFilters(readFilters(new URL(args.request.url).searchParams));
  const rows = streamTrailCsv(work.transaction, filters);
  return new Response(rows, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="auditoria-${isoDate(new Date())}.csv"`,
    },
  });
}
