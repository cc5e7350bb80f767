/** An exam's preparation counted back from its hour, as in `A partir das 2h, nada de comer`. */
import { fastingHours } from "../exames/preparo.ts";
import { formatDayMonth, formatTime, isoDate } from "../texto/datas.ts";
import { HOUR_MS } from "../texto/durations.ts";

/** @returns the steps; before a fast of some hours, a line with the time at which the fast begins */
export function preparoNaHora(passos: readonly string[], inicio: Date): string[] {
  return passos.flatMap((passo) => {
    const hours = fastingHours(passo);
    if (hours === undefined) return [passo];
    const start = new Date(inicio.getTime() - hours * HOUR_MS);
    return [`A partir ${horaText(start, inicio)}, nada de comer.`, passo];
  });
}

/** @returns the longest fast of the steps in hours; 0 if there is none */
export function antecedenciaDoPreparo(passos: readonly string[]): number {
  return Math.max(0, ...passos.map((passo) => fastingHours(passo) ?? 0));
}

/** @returns such as `das 2h`, `da 1h30`, or with another day `das 22h de 04 mar` */
function horaText(moment: Date, inicio: Date): string {
  const [hour = "", minute] = formatTime(moment).split(":");
  const time = `${Number(hour)}h${minute === "00" ? "" : minute}`;
  const day = isoDate(moment) === isoDate(inicio) ? "" : ` de ${formatDayMonth(moment)}`;
  return `${Number(hour) === 1 ? "da" : "das"} ${time}${day}`;
}
