/** The trail as a file for a spreadsheet: all that fits the filters, not only a page of it. */
import type { LoaderFunctionArgs } from "react-router";
import { isoDate } from "#domain/texto/datas.ts";
import { requireScreen } from "#server/auth/staff.ts";
import { streamTrailCsv } from "#server/data/trail/trilha.ts";
import { requestContext } from "#server/http/request-context.ts";
import { staffTransaction } from "#server/http/staff-transaction.ts";
import { readFilters, toTrailFilters } from "./filters.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const inHand = context.get(requestContext);
  const staff = await requireScreen(inHand, request, "auditoria");
  const filters = toTrailFilters(readFilters(new URL(request.url).searchParams));
  const rows = streamTrailCsv((work) => staffTransaction(inHand, request, staff, work), filters);
  return new Response(rows, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="auditoria-${isoDate(new Date())}.csv"`,
    },
  });
}
