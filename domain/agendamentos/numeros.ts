/** A request counts in the week of its arrival, with its present state. */
import { weekStart } from "../agenda/dias.ts";
import { nextDay } from "../agenda/horarios-livres.ts";
import { CSV_START, csvLine } from "../spreadsheet/csv.ts";
import { formatDay, isoDate } from "../texto/datas.ts";
import { HOUR_MS, MINUTE_MS } from "../texto/durations.ts";
import { convenioText, exameText, type PedidoSecreto } from "./agendamentos.ts";
import type { EstadoAgendamento } from "./estados.ts";

export const PERIODOS_DOS_NUMEROS = [4, 12, 26, 52] as const;
const DEFAULT_WEEKS = 12;
const WEEK_DAYS = 7;

export function readSemanas(typed: string | null): number {
  return PERIODOS_DOS_NUMEROS.find((one) => String(one) === typed) ?? DEFAULT_WEEKS;
}

/** @returns the Mondays of the last `semanas` weeks, this week included, as YYYY-MM-DD, oldest first */
export function listSemanas(now: Date, semanas: number): string[] {
  const last = weekStart(isoDate(now));
  return Array.from({ length: semanas }, (_, index) =>
    nextDay(last, (index + 1 - semanas) * WEEK_DAYS),
  );
}

export interface Contado extends Pick<PedidoSecreto, "exame" | "convenio"> {
  estado: EstadoAgendamento;
  recebido_em: Date;
  respondido_em: Date | null;
}

export interface Contagem {
  pedidos: number;
  /** Median time to the clinic's first answer in milliseconds; null if no request was answered. */
  resposta: number | null;
  confirmados: number;
  faltas: number;
}

export interface Linha extends Contagem {
  nome: string;
}

export interface Numeros {
  total: Contagem;
  semanas: Linha[];
  exames: Linha[];
  convenios: Linha[];
}

const CONFIRMED: readonly EstadoAgendamento[] = ["confirmado", "chegou", "faltou"];

/** @param rows the requests, oldest first, so that a renamed exam or insurer is counted under its newest name */
export function countNumeros(rows: readonly Contado[], semanas: readonly string[]): Numeros {
  const weekOf = ({ recebido_em }: Contado) => weekStart(isoDate(recebido_em));
  const weeks = Map.groupBy(rows, weekOf);
  return {
    total: countRows(rows),
    semanas: semanas.map((nome) => ({ nome, ...countRows(weeks.get(nome) ?? []) })),
    exames: countBy(
      rows,
      ({ exame }) => exame?.id,
      ({ exame }) => exameText(exame),
    ),
    convenios: countBy(
      rows,
      ({ convenio }) => convenio?.id,
      ({ convenio }) => convenioText(convenio),
    ),
  };
}

function countBy(
  rows: readonly Contado[],
  idOf: (row: Contado) => string | undefined,
  nameOf: (row: Contado) => string,
): Linha[] {
  const groups = [...Map.groupBy(rows, idOf).values()];
  return groups
    .map((group) => ({ nome: nameOf(group.at(-1) as Contado), ...countRows(group) }))
    .toSorted((a, b) => b.pedidos - a.pedidos || a.nome.localeCompare(b.nome, "pt-BR"));
}

function countRows(rows: readonly Contado[]): Contagem {
  const waits = rows.flatMap(({ recebido_em, respondido_em }) =>
    respondido_em ? [respondido_em.getTime() - recebido_em.getTime()] : [],
  );
  return {
    pedidos: rows.length,
    resposta: median(waits),
    confirmados: rows.filter(({ estado }) => CONFIRMED.includes(estado)).length,
    faltas: rows.filter(({ estado }) => estado === "faltou").length,
  };
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

export function respostaText(resposta: number | null): string {
  if (resposta === null) return "sem resposta";
  const minutes = Math.round(resposta / MINUTE_MS);
  if (minutes < 60) return `${minutes} min`;
  if (minutes >= 600) return `${Math.round(minutes / 60)} h`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? "" : ` ${rest} min`}`;
}

export function numerosCsv({ total, semanas, exames, convenios }: Numeros): string {
  const head = [
    "Por",
    "Nome",
    "Pedidos",
    "Horas até a primeira resposta (mediana)",
    "Confirmados",
    "Faltas",
  ];
  const line = (por: string, nome: string, { pedidos, resposta, confirmados, faltas }: Contagem) =>
    csvLine([por, nome, pedidos, hoursOf(resposta), confirmados, faltas]);
  return [
    CSV_START + csvLine(head),
    line("Período", "Total", total),
    ...semanas.map((one) => line("Semana de", formatDay(one.nome), one)),
    ...exames.map((one) => line("Exame", one.nome, one)),
    ...convenios.map((one) => line("Convênio", one.nome, one)),
  ].join("");
}

function hoursOf(resposta: number | null): string {
  return resposta === null ? "" : (resposta / HOUR_MS).toFixed(1).replace(".", ",");
}
