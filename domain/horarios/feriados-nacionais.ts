import { DAY_MS } from "../texto/durations.ts";
import { listOf } from "../texto/fields.ts";
import { z } from "../z.ts";
import { type Feriado, HORARIOS_LIMITS } from "./horarios.ts";

export interface FeriadoNacional {
  data: string;
  nome: string;
  base: string;
  isFacultativo: boolean;
}

export interface OfferedFeriado extends FeriadoNacional {
  isListed: boolean;
}

const YEARS_OFFERED = 3;

const LEI_662 = "Lei 662/1949, na redação da Lei 10.607/2002";
const FACULTATIVO = "Não é feriado nacional; veja a lei do seu estado e da sua cidade";

const FIXED = [
  { day: "01-01", nome: "Confraternização Universal", base: LEI_662 },
  { day: "04-21", nome: "Tiradentes", base: LEI_662 },
  { day: "05-01", nome: "Dia do Trabalho", base: LEI_662 },
  { day: "09-07", nome: "Independência do Brasil", base: LEI_662 },
  { day: "10-12", nome: "Nossa Senhora Aparecida", base: "Lei 6.802/1980" },
  { day: "11-02", nome: "Finados", base: LEI_662 },
  { day: "11-15", nome: "Proclamação da República", base: LEI_662 },
  { day: "11-20", nome: "Dia da Consciência Negra", base: "Lei 14.759/2023", since: 2024 },
  { day: "12-25", nome: "Natal", base: LEI_662 },
];

const MOVABLE = [
  { after: -48, nome: "Carnaval (segunda-feira)", base: FACULTATIVO, isFacultativo: true },
  { after: -47, nome: "Carnaval (terça-feira)", base: FACULTATIVO, isFacultativo: true },
  {
    after: -2,
    nome: "Sexta-feira Santa",
    base: "Lei 9.093/1995 (feriado religioso)",
    isFacultativo: false,
  },
  { after: 60, nome: "Corpus Christi", base: FACULTATIVO, isFacultativo: true },
];

/** @returns Easter Sunday of the Gregorian calendar as YYYY-MM-DD, by the method of Meeus, Jones and Butcher */
export function easterOf(year: number): string {
  const cycle = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const lunar = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * cycle + century - Math.floor(century / 4) - lunar + 15) % 30;
  const leaps = 2 * (century % 4) + 2 * Math.floor(inCentury / 4);
  const toSunday = (32 + leaps - epact - (inCentury % 4)) % 7;
  const late = Math.floor((cycle + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * late + 114;
  return isoOf(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1));
}

/** If a fixed and a movable holiday fall on one day, as in 2079, only the fixed one is returned. */
export function feriadosNacionais(year: number): FeriadoNacional[] {
  const easter = Date.parse(easterOf(year));
  const fixed = FIXED.filter(({ since = 0 }) => year >= since).map(({ day, nome, base }) => ({
    data: `${year}-${day}`,
    nome,
    base,
    isFacultativo: false,
  }));
  const movable = MOVABLE.map(({ after, ...rest }) => ({
    data: isoOf(easter + after * DAY_MS),
    ...rest,
  }));
  return [...fixed, ...movable]
    .filter(({ data }, index, all) => all.findIndex((other) => other.data === data) === index)
    .sort((a, b) => (a.data < b.data ? -1 : 1));
}

export function offerFeriados(today: string, listed: readonly Feriado[]): OfferedFeriado[] {
  const first = Number(today.slice(0, 4));
  return Array.from({ length: YEARS_OFFERED }, (_, index) => feriadosNacionais(first + index))
    .flat()
    .filter(({ data }) => data >= today)
    .map((feriado) => ({ ...feriado, isListed: listed.some(({ data }) => data === feriado.data) }));
}

export const feriadosNacionaisForm = z.object({
  datas: listOf(z.iso.date("Data inválida"), HORARIOS_LIMITS.feriados).refine(
    (datas) => datas.length > 0,
    "Escolha pelo menos um feriado",
  ),
});

export function addedFeriadosText(count: number): string {
  if (count === 0) return "Estes feriados já estavam na lista";
  return count === 1 ? "1 feriado adicionado" : `${count} feriados adicionados`;
}

export const TOO_MANY_FERIADOS = `A lista tem lugar para ${HORARIOS_LIMITS.feriados} feriados. Apague os que já passaram ou escolha menos.`;

function isoOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
