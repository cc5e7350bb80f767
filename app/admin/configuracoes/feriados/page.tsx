import { href, useActionData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { OfferForm } from "#app/admin/form/offer-form.tsx";
import { OfferItem } from "#app/admin/form/offer-item.tsx";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import {
  addedFeriadosText,
  feriadosNacionaisForm,
  type OfferedFeriado,
  offerFeriados,
  TOO_MANY_FERIADOS,
} from "#domain/horarios/feriados-nacionais.ts";
import { DIAS } from "#domain/horarios/horarios.ts";
import { WEEKDAY_NAMES } from "#domain/horarios/week-text.ts";
import { formatDay, isoDate } from "#domain/texto/datas.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { addFeriados, getConfiguracoes } from "#server/data/configuracoes-site.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import { answerError } from "#server/http/forms/form-answer.ts";
import type { Route } from "./+types/page.ts";

const CHANGED = "As configurações mudaram neste instante. Tente de novo.";
const FAILED = "Não foi possível adicionar os feriados.";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "update", "configuracoes_site");
  const settings = await work.transaction(getConfiguracoes);
  const { feriados } = settings ?? DEFAULT_CONFIGURACOES;
  return { offered: offerFeriados(isoDate(new Date()), feriados) };
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "update", "configuracoes_site");
  return answerForm(work, {
    schema: feriadosNacionaisForm,
    async do({ datas }, refuse) {
      const today = isoDate(new Date());
      const added = await work.transaction((tx) => addFeriados(tx, datas, today));
      if (added === "full") return refuse(400, { errors: { datas: [TOO_MANY_FERIADOS] } });
      if (added === "changed") return answerError(CHANGED, 409);
      const settings = `${href("/admin/configuracoes")}#feriados`;
      return redirectWithFlash(work.context, settings, addedFeriadosText(added));
    },
  });
}

export const clientAction = keepTyped;

export default function FeriadosNacionaisPage({ loaderData }: Route.ComponentProps) {
  const { offered } = loaderData;
  const answer = useActionData<typeof action>();
  const years = [...new Set(offered.map(yearOf))];
  return (
    <>
      <ScreenHead
        text="Marque os dias que entram na sua lista. Eles entram como fechados; se a clínica abrir num deles, acrescente as horas em Configurações. Os feriados do estado e da cidade você adiciona lá, um a um."
        title="Feriados nacionais"
      >
        <Button icon="arrow-left" to={href("/admin/configuracoes")} variant="quiet">
          Configurações
        </Button>
      </ScreenHead>
      <OfferForm
        addText={addText}
        answer={answer}
        failure={FAILED}
        name="datas"
        ticked={offered.filter(isTicked).length}
      >
        <div className="grid items-start gap-6 lg:grid-cols-3">
          {years.map((year) => (
            <Year
              feriados={offered.filter((feriado) => yearOf(feriado) === year)}
              key={year}
              year={year}
            />
          ))}
        </div>
      </OfferForm>
    </>
  );
}

function Year({ year, feriados }: { year: string; feriados: OfferedFeriado[] }) {
  return (
    <fieldset className="min-w-0 rounded-panel border border-neutro-200 bg-white px-4 pb-2 md:px-5">
      <legend className="px-1 font-semibold">{year}</legend>
      {feriados.map((feriado) => (
        <OfferItem
          badge={feriado.isFacultativo ? "Ponto facultativo" : undefined}
          isListed={feriado.isListed}
          isTicked={isTicked(feriado)}
          key={feriado.data}
          label={feriado.nome}
          name="datas"
          value={feriado.data}
        >
          <p className="tabular-nums">
            {weekdayOf(feriado.data)}, {formatDay(feriado.data)}
          </p>
          <p>{feriado.base}</p>
        </OfferItem>
      ))}
    </fieldset>
  );
}

function isTicked({ isListed, isFacultativo }: OfferedFeriado): boolean {
  return !(isListed || isFacultativo);
}

function yearOf({ data }: OfferedFeriado): string {
  return data.slice(0, 4);
}

function weekdayOf(data: string): string {
  return WEEKDAY_NAMES[DIAS[new Date(data).getUTCDay()] ?? "dom"];
}

function addText(count: number): string {
  if (count === 0) return "Adicionar feriados";
  return count === 1 ? "Adicionar 1 feriado" : `Adicionar ${count} feriados`;
}
