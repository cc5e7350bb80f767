import { SITUACAO_INSCRITO_LABELS } from "#domain/mensagens/newsletter.ts";
import { formatDateTime, isoDate } from "#domain/texto/datas.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { streamInscritosCsv } from "#server/data/newsletter/inscritos.ts";
import { recordEvent } from "#server/data/trail/trilha-events.ts";
import type { Route } from "./+types/export.ts";
import { readFilters } from "./filters.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "inscritos");
  const { situacao } = readFilters(args.request);
  await work.transaction((tx) =>
    recordEvent(tx, { acao: "exportou_inscritos", coisa: "newsletter_envios" }),
  );
  const rows = streamInscritosCsv(work.transaction, situacao, {
    label: (one) => SITUACAO_INSCRITO_LABELS[one],
    moment: (date) => (date ? formatDateTime(date) : ""),
  });
  return new Response(rows, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="inscritos-${isoDate(new Date())}.csv"`,
    },
  });
}
