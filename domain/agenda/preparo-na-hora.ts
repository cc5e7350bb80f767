import { fastingHours } from "../exames/preparo.ts";
import { formatDayMonth, formatTime, isoDate } from "../texto/datas.ts";
import { HOUR_MS } from "../texto/durations.ts";

export function preparoNaHora(passos: readonly string[], inicio: Date): string[] {
  return passos.flatMap((passo) => {
    const hours = fastingHours(passo);
    if (hours === undefined) return [passo];
    const start = new Date(inicio.getTime() - hours * HOUR_MS);
    return [`A partir ${horaText(start, inicio)}, nada de comer.`, passo];
  });
}

export function antecedenciaDoPreparo(passos: readonly string[]): number {
  return Math.max(0, ...passos.map((passo) => fastingHours(passo) ?? 0));
}

function horaText(moment: Date, inicio: Date): string {
  const [hour = "", minute] = formatTime(moment).split(":");
  const time = `${Number(hour)}h${minute === "00" ? "" : minute}`;
  const day = isoDate(moment) === isoDate(inicio) ? "" : ` de ${formatDayMonth(moment)}`;
  return `${Number(hour) === 1 ? "da" : "das"} ${time}${day}`;
}
