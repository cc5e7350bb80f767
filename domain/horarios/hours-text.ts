import { formatDayMonth, parseDay } from "../texto/datas.ts";
import type { Feriado, Semana } from "./horarios.ts";
import { formatHours, formatWeek, type WeekLine } from "./week-text.ts";

const SERVICOS = { recepcao: "Recepção", exames: "Exames" } as const;

export type Servico = keyof typeof SERVICOS;

export interface HoursGroup {
  titulo: string;
  linhas: WeekLine[];
}

export function formatServices(
  horarios: Record<Servico, Semana>,
  services: readonly Servico[],
): HoursGroup[] {
  const groups: HoursGroup[] = [];
  for (const service of services) {
    const titulo = SERVICOS[service];
    const linhas = formatWeek(horarios[service]);
    const same = groups.find((group) => textOf(group.linhas) === textOf(linhas));
    if (same) same.titulo += ` e ${titulo.toLowerCase()}`;
    else groups.push({ titulo, linhas });
  }
  return groups;
}

export function formatFeriado({ data, nome, intervalos }: Feriado): WeekLine {
  const day = formatDayMonth(parseDay(data) ?? new Date(Number.NaN));
  return { dias: nome ? `${day}, ${nome}` : day, horas: formatHours(intervalos) };
}

export function hoursNote(text: string, horarios: Record<Servico, Semana>): string {
  const said = new Set(Object.values(horarios).flatMap((semana) => linesOf(formatWeek(semana))));
  const isNew = (line: string) => line.trim() !== "" && !said.has(comparable(line));
  return text.split("\n").filter(isNew).join("\n");
}

function textOf(lines: WeekLine[]): string {
  return linesOf(lines).join("\n");
}

function linesOf(lines: WeekLine[]): string[] {
  return lines.map(({ dias, horas }) => comparable(`${dias}: ${horas}`));
}

function comparable(line: string): string {
  return line.trim().replace(/\s+/g, " ").replace(/\.$/, "").toLowerCase();
}
