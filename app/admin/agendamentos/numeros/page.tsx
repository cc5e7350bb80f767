import { href, useLoaderData } from "react-router";
import { FailedLoad } from "#app/admin/parts/failed-load.tsx";
import { FilterForm, filterField } from "#app/admin/parts/filter-form.tsx";
import { loadFailedOf } from "#app/admin/parts/load-failed.ts";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/controls/empty-state.tsx";
import { SelectField } from "#app/ui/controls/select-field.tsx";
import {
  type Contagem,
  type Numeros,
  PERIODOS_DOS_NUMEROS,
  respostaText,
} from "#domain/agendamentos/numeros.ts";
import { formatDay } from "#domain/texto/datas.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import type { Route } from "./+types/page.ts";
import { loadNumeros, readPeriod } from "./load-numeros.server.ts";
import { NumerosTable } from "./numeros-table.tsx";
import { WeekChart } from "./week-chart.tsx";

const PATH = "/admin/agendamentos/numeros";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "agendamentos_numeros");
  const now = new Date();
  const period = readPeriod(args.request, now);
  const numeros = await work.tryRead((tx) => loadNumeros(tx, period, now));
  return { semanas: period.semanas, numeros };
}

export default function NumerosPage() {
  const { semanas, numeros } = useLoaderData<typeof loader>();
  if (!numeros) return <FailedLoad text={loadFailedOf("agendamentos_numeros")} />;
  return (
    <>
      <ScreenHead
        text="Cada pedido conta na semana em que chegou, como está agora. As semanas começam na segunda-feira; a última ainda está em curso."
        title="Números"
      >
        <span className="flex min-w-0 flex-wrap gap-2">
          <Button icon="arrow-left" to={href("/admin/agendamentos")} variant="quiet">
            Todos os agendamentos
          </Button>
          <Button icon="download" reloadDocument to={`${PATH}/exportar?semanas=${semanas}`}>
            Exportar CSV
          </Button>
        </span>
      </ScreenHead>
      <FilterForm
        action={PATH}
        columns="lg:grid-cols-[16rem_auto]"
        filters={{}}
        icon="search"
        key={semanas}
      >
        <SelectField
          choices={PERIODOS_DOS_NUMEROS.map((one) => ({
            value: String(one),
            label: `Últimas ${one} semanas`,
          }))}
          field={filterField({ semanas }, "semanas")}
          label="Período"
        />
      </FilterForm>
      {numeros.total.pedidos === 0 ? (
        <EmptyState
          icon="calendar"
          text="Os pedidos que chegam pelo site são contados aqui."
          title="Nenhum pedido neste período"
        />
      ) : (
        <Figures numeros={numeros} />
      )}
    </>
  );
}

const CHARTS: {
  title: string;
  value(counted: Contagem): number | null;
  text(counted: Contagem): string;
}[] = [
  chartOf("Pedidos", ({ pedidos }) => pedidos),
  {
    title: "Até a primeira resposta (mediana)",
    value: ({ resposta }) => resposta,
    text: ({ resposta }) => respostaText(resposta),
  },
  chartOf("Confirmados", ({ confirmados }) => confirmados),
  chartOf("Faltas", ({ faltas }) => faltas),
];

function chartOf(title: string, value: (counted: Contagem) => number) {
  return { title, value, text: (counted: Contagem) => String(value(counted)) };
}

function Figures({ numeros: { total, semanas, exames, convenios } }: { numeros: Numeros }) {
  const weeks = semanas.map((week) => ({ ...week, nome: formatDay(week.nome) }));
  const ends = [weeks[0]?.nome ?? "", weeks.at(-1)?.nome ?? ""] as const;
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2 2xl:grid-cols-4">
        {CHARTS.map(({ title, value, text }) => (
          <WeekChart
            ends={ends}
            key={title}
            points={weeks.map((week) => ({
              label: `Semana de ${week.nome}`,
              value: value(week),
              text: text(week),
            }))}
            title={title}
            total={text(total)}
          />
        ))}
      </div>
      <NumerosTable
        nome="Semana de"
        rows={weeks}
        text="Confirmados são os pedidos com horário confirmado, também depois de a pessoa chegar ou faltar. O tempo até a primeira resposta é a mediana: metade esperou menos, metade mais."
        title="Por semana"
      />
      <NumerosTable nome="Exame" rows={exames} title="Por exame" />
      <NumerosTable nome="Convênio" rows={convenios} title="Por convênio" />
    </div>
  );
}
