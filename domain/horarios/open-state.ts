/** Runs in the browser, because cached pages do not know the time. Avoids time zone data, which cost a phone 100 ms. */
import type { HorarioFeriado, Intervalo, Semana } from "./horarios.ts";

/** A copy of `DIAS`, because importing it would make the browser load another file. */
const DIAS = [
  "dom",
  "seg",
  "ter",
  "qua",
  "qui",
  "sex",
  "sab",
] as const satisfies readonly (keyof Semana)[];

export type OpenState =
  | { aberto: true; ate: string; texto: string }
  /** `abre` is absent if the clinic does not open within the next 60 days. */
  | { aberto: false; abre?: { data: string; hora: string }; texto: string };

const NOMES = ["domingo", "segunda", "terça", "quarta", "quinta", "sexta", "sábado"];
const DAY = 86_400_000;
const LOOK_AHEAD = 60;
const MINUTE = 60_000;
/** Dates beyond this many milliseconds count as invalid; JavaScript's own limit is 8.64e15. */
const LAST_DAY = 8e15;

/** Never throws; invalid data count as closed. `offset` is how many minutes the clinic's clock is ahead of UTC. */
export function openState(
  semana: Semana,
  feriados: readonly HorarioFeriado[],
  now: Date,
  offset: number,
): OpenState {
  const [today, time] = wallClock(now, offset);
  if (!(Math.abs(today) < LAST_DAY)) return { aberto: false, texto: "Fechado" };
  for (let ahead = 0; ahead <= LOOK_AHEAD; ahead++) {
    const day = today + ahead * DAY;
    for (const { abre, fecha } of intervalsOf(semana, feriados, day)) {
      if (ahead === 0 && fecha <= time) continue;
      if (ahead === 0 && abre <= time) return { aberto: true, ate: fecha, texto: "Aberto agora" };
      const texto = `Fechado, abre ${dayName(day, ahead)} ${atHour(abre)}`;
      return { aberto: false, abre: { data: isoDay(day), hora: abre }, texto };
    }
  }
  return { aberto: false, texto: "Fechado" };
}

/** @returns the clinic's date and time of day. The date is a number: its midnight in UTC, in milliseconds. */
function wallClock(now: Date, offset: number): [day: number, time: string] {
  const clock = new Date(now.getTime() + offset * MINUTE);
  const time = clock.getTime();
  if (!(Math.abs(time) < LAST_DAY)) return [Number.NaN, ""];
  return [Math.floor(time / DAY) * DAY, clock.toISOString().slice(-13, -8)];
}

function intervalsOf(
  semana: Semana,
  feriados: readonly HorarioFeriado[],
  day: number,
): Intervalo[] {
  const date = isoDay(day);
  const feriado = Array.isArray(feriados) ? feriados.find((one) => one?.data === date) : undefined;
  const weekday = DIAS[new Date(day).getUTCDay()] ?? "dom";
  const list: unknown = feriado ? feriado.intervalos : semana?.[weekday];
  const joined: Intervalo[] = [];
  for (const one of (Array.isArray(list) ? list : []).filter(isIntervalo).sort(byOpening)) {
    const last = joined.at(-1);
    if (last && one.abre <= last.fecha) {
      if (one.fecha > last.fecha) last.fecha = one.fecha;
    } else {
      joined.push({ abre: one.abre, fecha: one.fecha });
    }
  }
  return joined;
}

function isIntervalo(value: unknown): value is Intervalo {
  const { abre, fecha } = (value ?? {}) as Partial<Intervalo>;
  const shape = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;
  if (typeof abre !== "string" || typeof fecha !== "string") return false;
  return shape.test(abre) && shape.test(fecha) && abre < fecha;
}

function byOpening(a: Intervalo, b: Intervalo): number {
  return a.abre < b.abre ? -1 : a.abre > b.abre ? 1 : 0;
}

function isoDay(day: number): string {
  return new Date(day).toISOString().slice(0, 10);
}

function dayName(day: number, ahead: number): string {
  if (ahead === 0) return "hoje";
  if (ahead === 1) return "amanhã";
  if (ahead < 7) return NOMES[new Date(day).getUTCDay()] ?? "";
  const [, month, date] = isoDay(day).split("-");
  return `em ${date}/${month}`;
}

function atHour(time: string): string {
  const [hour, minute] = time.split(":");
  return `${hour === "01" ? "à" : "às"} ${Number(hour)}h${minute === "00" ? "" : minute}`;
}
