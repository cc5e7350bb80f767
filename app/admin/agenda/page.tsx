import { Form, href, Link, useLoaderData } from "react-router";
import { FailedLoad } from "#app/admin/parts/failed-load.tsx";
import { loadFailedOf } from "#app/admin/parts/load-failed.ts";
import { Panel } from "#app/admin/parts/panel.tsx";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/controls/badge.tsx";
import { DateField } from "#app/ui/controls/date-field.tsx";
import { EmptyState } from "#app/ui/controls/empty-state.tsx";
import { fieldState } from "#app/ui/controls/field-state.ts";
import { weekStart } from "#domain/agenda/dias.ts";
import { nextDay } from "#domain/agenda/horarios-livres.ts";
import { exameText } from "#domain/agendamentos/agendamentos.ts";
import { DIAS } from "#domain/horarios/horarios.ts";
import { WEEKDAY_NAMES } from "#domain/horarios/week-text.ts";
import { formatDay, formatTime, isoDate } from "#domain/texto/datas.ts";
import { parseTypedDay } from "#domain/texto/fields.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { listOcupados } from "#server/data/agenda/horarios.ts";
import { listAgendamentosById } from "#server/data/agendamentos/agendamentos.ts";
import { exames } from "#server/data/exames/exames.ts";
import { PresencaBadge } from "../agendamentos/badges.tsx";
import { presencaOf } from "../agendamentos/describe.server.ts";
import { Lembrar } from "../agendamentos/lembrar.tsx";
import { reminderLinks } from "../agendamentos/reminder.server.ts";
import type { Route } from "./+types/page.ts";

const WEEK = 7;

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "agenda");
  const { searchParams } = new URL(args.request.url);
  const isWeek = searchParams.get("ver") === "semana";
  const dia = parseTypedDay(searchParams.get("dia") ?? "") ?? isoDate(new Date());
  const first = isWeek ? weekStart(dia) : dia;
  const days = isWeek ? WEEK : 1;
  const found = await work.tryRead(async (tx) => {
    const taken = await listOcupados(tx, first, days);
    const requests = await listAgendamentosById(tx, [
      ...new Set(taken.map(({ agendamento_id }) => agendamento_id)),
    ]);
    const conversas = isWeek
      ? new Map<string, string>()
      : await reminderLinks(work, requests, { exames: await exames.all(tx), now: new Date() });
    return taken.map(({ id, agendamento_id, sala, inicio, fim, estado }) => {
      const request = requests.find((one) => one.id === agendamento_id);
      return {
        id,
        agendamento: agendamento_id,
        dia: isoDate(inicio),
        horas: `${formatTime(inicio)} às ${formatTime(fim)}`,
        sala: sala ?? "Sala excluída",
        isProposed: estado === "proposto",
        nome: request?.pedido.nome ?? "",
        exame: request ? exameText(request.pedido.exame) : "",
        presenca: request && presencaOf(request),
        conversa: conversas.get(agendamento_id),
      };
    });
  });
  return {
    isWeek,
    dia,
    days: Array.from({ length: days }, (_, index) => nextDay(first, index)),
    horarios: found ?? null,
  };
}

type Loaded = Awaited<ReturnType<typeof loader>>;
type Shown = NonNullable<Loaded["horarios"]>[number];

export default function AgendaPage() {
  const { isWeek, dia, days, horarios } = useLoaderData<typeof loader>();
  if (!horarios) return <FailedLoad text={loadFailedOf("agenda")} />;
  const step = days.length;
  const at = (day: string, week = isWeek) =>
    `${href("/admin/agenda")}?dia=${day}${week ? "&ver=semana" : ""}`;
  return (
    <>
      <ScreenHead
        text="O que está reservado e confirmado em cada sala. Uma proposta que ninguém responde a tempo, em até 24 horas, sai sozinha."
        title="Agenda"
      >
        <span className="flex flex-wrap gap-2 print:hidden">
          <Button icon="print" onPress={() => window.print()}>
            Imprimir
          </Button>
        </span>
      </ScreenHead>
      <div className="mb-6 flex flex-wrap items-end gap-3 print:hidden">
        <Form className="flex flex-wrap items-end gap-3" key={dia}>
          <DateField defaultValue={dia} field={fieldState("dia")} label="Dia" />
          {isWeek && <input name="ver" type="hidden" value="semana" />}
          <Button icon="calendar" type="submit">
            Ver
          </Button>
        </Form>
        <nav aria-label="Dias" className="flex flex-wrap gap-2">
          <Button icon="arrow-left" to={at(nextDay(dia, -step))} variant="quiet">
            {isWeek ? "Semana anterior" : "Dia anterior"}
          </Button>
          <Button icon="arrow-right" to={at(nextDay(dia, step))} variant="quiet">
            {isWeek ? "Próxima semana" : "Próximo dia"}
          </Button>
          <Button to={at(dia, !isWeek)} variant="quiet">
            {isWeek ? "Ver o dia" : "Ver a semana"}
          </Button>
        </nav>
      </div>
      {horarios.length === 0 && (
        <EmptyState
          icon="calendar"
          text="Os horários propostos e confirmados dos Agendamentos aparecem aqui."
          title={isWeek ? "Nada marcado nesta semana" : "Nada marcado neste dia"}
        />
      )}
      <div className="grid gap-5">
        {days.map((day) => (
          <Day day={day} horarios={horarios.filter((one) => one.dia === day)} key={day} />
        ))}
      </div>
    </>
  );
}

function Day({ day, horarios }: { day: string; horarios: readonly Shown[] }) {
  if (horarios.length === 0) return null;
  const rooms = [...new Set(horarios.map(({ sala }) => sala))].sort((a, b) =>
    a.localeCompare(b, "pt-BR"),
  );
  return (
    <Panel title={`${weekdayOf(day)}, ${formatDay(day)}`}>
      {rooms.map((room) => (
        <section aria-label={room} className="mb-4 break-inside-avoid last:mb-0" key={room}>
          <h3 className="font-semibold">{room}</h3>
          <ul>
            {horarios
              .filter(({ sala }) => sala === room)
              .map((one) => (
                <li
                  className="grid items-baseline gap-x-4 border-t border-neutro-200 py-2 sm:grid-cols-[8rem_minmax(0,2fr)_minmax(0,3fr)] lg:grid-cols-[8rem_minmax(0,2fr)_minmax(0,3fr)_15rem]"
                  key={one.id}
                >
                  <span className="tabular-nums">{one.horas}</span>
                  <Link
                    className="link inline-flex min-h-11 items-center md:min-h-0"
                    to={href("/admin/agendamentos/:id", { id: one.agendamento })}
                  >
                    {one.nome}
                  </Link>
                  <span className="flex flex-wrap items-baseline gap-x-3 text-neutro-800">
                    {one.exame}
                    {one.isProposed && <Badge>Proposto</Badge>}
                    <PresencaBadge presenca={one.presenca} />
                  </span>
                  {one.conversa && one.presenca !== "confirmada" && (
                    <span className="mt-1 sm:col-start-3 lg:col-start-4 lg:mt-0 lg:justify-self-end print:hidden">
                      <Lembrar conversa={one.conversa} id={one.agendamento} nome={one.nome} />
                    </span>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}

function weekdayOf(day: string): string {
  return WEEKDAY_NAMES[DIAS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "dom"];
}
