/** What every public page knows about the clinic. */
import { coloursHref } from "#domain/colours-href.ts";
import { clockOffset, isoDate } from "#domain/datas.ts";
import type { Feriado } from "#domain/horarios.ts";
import { readSettings } from "#server/http/public-read.ts";
import type { RequestContext } from "#server/http/request-context.ts";

/** @param path of the page */
export async function loadSite(context: RequestContext, path: string) {
  const { horarios, feriados, ...clinic } = await readSettings(context);
  const near = coming(feriados);
  return {
    clinic,
    horarios,
    feriados: near,
    /** What it takes to say whether the clinic is open. */
    hours: {
      semana: horarios.recepcao,
      feriados: near.map(({ data, intervalos }) => ({ data, nome: "", intervalos })),
      fuso: clockOffset(new Date()),
    },
    origin: context.origin,
    path,
    coloursHref: coloursHref(clinic.cores_principais),
  };
}

const AHEAD = 5;

/** The holidays from today on, a few. */
function coming(feriados: Feriado[]): Feriado[] {
  const today = isoDate(new Date());
  return feriados
    .filter(({ data }) => data >= today)
    .sort((a, b) => (a.data < b.data ? -1 : 1))
    .slice(0, AHEAD);
}
