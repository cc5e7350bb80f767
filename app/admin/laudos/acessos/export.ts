import { href, redirect } from "react-router";
import { periodoForm } from "#domain/laudos/acessos.ts";
import { parseDay } from "#domain/texto/datas.ts";
import { DAY_MS } from "#domain/texto/durations.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { streamAccessesCsv } from "#server/data/laudos/export-accesses.ts";
import type { Route } from "./+types/export.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "read", "laudos");
  const { searchParams } = new URL(args.request.url);
  const requested = { de: searchParams.get("de") ?? "", ate: searchParams.get("ate") ?? "" };
  const period = periodoForm.safeParse(requested);
  const from = period.success ? parseDay(period.data.de) : undefined;
  const last = period.success ? parseDay(period.data.ate) : undefined;
  if (!period.success || !from || !last) {
    const typed = new URLSearchParams({ ...requested, erro: "1" });
    return redirect(`${href("/admin/laudos/acessos")}?${typed}`);
  }
  const to = new Date(Math.min(last.getTime() + DAY_MS, Date.now()));
  const { de, ate } = period.data;
  return new Response(streamAccessesCsv(work.transaction, { from, to }), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="acessos-${de}-a-${ate}.csv"`,
    },
  });
}
