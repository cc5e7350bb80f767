/** The waiting list: an hour that a patient gives up is offered to one person of the list at a time. */
import { DIAS, type PedidoSecreto } from "../agendamentos/agendamentos.ts";
import { formatTime, isoDate } from "../texto/datas.ts";

/** One person has this long to take the hour. PostgreSQL reserves it as long. */
export const OFERTA_HORAS = 2;

/** @returns whether the hour suits the chosen days and halves of the day; without a choice every hour does */
export function suits(
  { dias, periodos }: Pick<PedidoSecreto, "dias" | "periodos">,
  inicio: Date,
): boolean {
  const weekday = new Date(`${isoDate(inicio)}T00:00:00Z`).getUTCDay();
  const dia = DIAS[weekday - 1];
  const periodo = formatTime(inicio) < "12:00" ? "manha" : "tarde";
  const isDay = dias.length === 0 || (dia !== undefined && dias.includes(dia));
  return isDay && (periodos.length === 0 || periodos.includes(periodo));
}
