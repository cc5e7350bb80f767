import { type LoaderFunctionArgs, redirect } from "react-router";
import { parseCodigo } from "#domain/agendamentos/codigo.ts";
import { listHorariosDe } from "#server/data/agenda/horarios.ts";
import { getOwnAgendamento } from "#server/data/agendamentos/own-agendamento.ts";
import { readSettings } from "#server/http/public-read.ts";
import { requestContext } from "#server/http/request-context.ts";
import { calendarFile } from "#server/mail/calendar-file.ts";
import { withAgendamento } from "#server/portal/agendamento-access.ts";

export async function loader(args: LoaderFunctionArgs) {
  const codigo = parseCodigo(args.params.codigo ?? "");
  const context = args.context.get(requestContext);
  const page = `/agendar/${codigo ?? ""}`;
  const found = await withAgendamento(args, async (tx) => {
    const own = await getOwnAgendamento(tx);
    if (!own || own.codigo !== codigo || own.estado !== "confirmado") return undefined;
    const [horario] = await listHorariosDe(tx, own.id);
    return horario && { ...horario, codigo, versao: own.versao };
  });
  if (!found) return redirect(page, 303);
  const { nome_clinica, endereco } = await readSettings(context);
  const href = new URL(page, context.origin).href;
  return new Response(calendarFile({ ...found, clinica: nome_clinica, endereco, href }), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="horario-${codigo}.ics"`,
    },
  });
}
