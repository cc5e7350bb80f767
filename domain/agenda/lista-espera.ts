import { DIAS, type PedidoSecreto } from "../agendamentos/agendamentos.ts";
import { formatTime, isoDate } from "../texto/datas.ts";

/** Hours for which a freed slot stays reserved for the one person to whom it is offered (SQL: `oferece_vaga`). */
export const OFERTA_HORAS = 2;

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
