/** Runs in the browser, because pages are cached. It uses no time zone data, whose loading costs old phones 100 ms. */
import type { Feriado, Intervalo, Semana } from "./horarios.ts";

/** Copied, because an import would become a separate file and one more request. */
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
  /** `abre` is absent when no opening is known for the next weeks. */
  | { aberto: false; abre?: { data: string; hora: string }; texto: string };

const NOMES = ["domingo", "segunda", "terça", "quarta", "quinta", "sexta", "sábado"];
const DAY = 86_400_000;
const LOOK_AHEAD = 60;
const MINUTE = 60_000;
/** The largest value of a Date, in milliseconds. */
const LAST_DAY = 8e15;

/**
 * Never throws: invalid data count as closed.
 * @param offset minutes by which the clinic's clock is ahead of UTC now
 */
export function openState(
  semana: Semana,
  feriados: readonly Feriado[],
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

/** @returns midnight of the clinic's date as if it were UTC, and "HH:MM" */
function wallClock(now: Date, offset: number): [day: number, time: string] {
  const clock = new Date(now.getTime() + offset * MINUTE);
  const time = clock.getTime();
  if (!(Math.abs(time) < LAST_DAY)) return [Number.NaN, ""];
  return [Math.floor(time / DAY) * DAY, clock.toISOString().slice(-13, -8)];
}

/** Sorts intervals, merges overlapping and adjacent ones, and drops invalid ones. */
function intervalsOf(semana: Semana, feriados: readonly Feriado[], day: number): Intervalo[] {
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

/** @returns `às 7h`, `às 7h30`, `à 1h` */
function atHour(time: string): string {
  const [hour, minute] = time.split(":");
  return `${hour === "01" ? "à" : "às"} ${Number(hour)}h${minute === "00" ? "" : minute}`;
}
