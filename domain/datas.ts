/** Dates as the clinic reads them: its own time zone, day first, whatever the server's locale. */

const FUSO_HORARIO = "America/Campo_Grande";

const MESES = "jan fev mar abr mai jun jul ago set out nov dez".split(" ");

// One formatter for the process: building one costs far more than using it.
const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: FUSO_HORARIO,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

const offset = new Intl.DateTimeFormat("en-US", {
  timeZone: FUSO_HORARIO,
  timeZoneName: "longOffset",
});

/** Minutes by which the clinic's clock is ahead of UTC at that moment. */
export function clockOffset(date: Date): number {
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(offset.format(date)) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

function split(date: Date): [ano: string, mes: string, dia: string] {
  if (Number.isNaN(date.getTime())) return ["", "", ""];
  const [ano = "", mes = "", dia = ""] = parts.format(date).split("-");
  return [ano, mes, dia];
}

/** dd/MM/yyyy; empty for an invalid date. */
export function formatDate(date: Date): string {
  const [ano, mes, dia] = split(date);
  return ano && `${dia}/${mes}/${ano}`;
}

/** YYYY-MM-DD; empty for an invalid date. */
export function isoDate(date: Date): string {
  return split(date).filter(Boolean).join("-");
}

/** `05 mar`; empty for an invalid date. */
export function formatDayMonth(date: Date): string {
  const [ano, mes, dia] = split(date);
  return ano && `${dia} ${MESES[Number(mes) - 1]}`;
}
