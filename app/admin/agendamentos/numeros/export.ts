import { numerosCsv } from "#domain/agendamentos/numeros.ts";
import { isoDate } from "#domain/texto/datas.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import type { Route } from "./+types/export.ts";
import { loadNumeros, readPeriod } from "./load-numeros.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "agendamentos_numeros");
  const now = new Date();
  const period = readPeriod(args.request, now);
  const numeros = await work.transaction((tx) => loadNumeros(tx, period, now));
  return new Response(numerosCsv(numeros), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="agendamentos-${period.semanas}-semanas-ate-${isoDate(now)}.csv"`,
    },
  });
}
