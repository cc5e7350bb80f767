import { PROMISED_HOURS, type Wait } from "../mensagens/mensagens.ts";
import { formatDate, formatDay, formatTime, isoDate } from "../texto/datas.ts";
import { HOUR_MS } from "../texto/durations.ts";
import { type EstadoAgendamento, isAberto } from "./estados.ts";
import { workingDaysLeft } from "./prazo.ts";

const AMBER_HOURS = 18;

interface Clocked {
  estado: EstadoAgendamento;
  /** When the request got its state, or when the patient later sent the photograph that staff asked for. */
  espera_desde: Date;
  autorizacao_prazo: string | null;
  /** Staff's message that asks for another photograph; null if none is awaited. */
  foto_motivo: string | null;
  lista_espera_em: Date | null;
  horario: Date | null;
}

export function clockOf(row: Clocked, feriados: ReadonlySet<string>, now: Date): Wait {
  const hours = hoursSince(row.espera_desde, now);
  const ago = agoText(hours);
  if (!isAberto(row.estado)) return { urgency: "done", text: ago };
  if (row.estado === "novo" && row.lista_espera_em !== null) {
    const text = `lista de espera ${agoText(hoursSince(row.lista_espera_em, now))}`;
    return { urgency: "calm", text };
  }
  if (row.foto_motivo !== null) return { urgency: "calm", text: "com o paciente" };
  if (row.estado === "aguardando_autorizacao" && row.autorizacao_prazo !== null) {
    return authorisationClock(row.autorizacao_prazo, feriados, now);
  }
  if (row.estado === "confirmado" && row.horario) return confirmedClock(row.horario, now);
  if (row.estado !== "novo") return { urgency: "calm", text: ago };
  const urgency = hours >= PROMISED_HOURS ? "late" : hours >= AMBER_HOURS ? "soon" : "calm";
  return { urgency, text: ago };
}

function hoursSince(moment: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - moment.getTime()) / HOUR_MS));
}

function agoText(hours: number): string {
  if (hours === 0) return "agora há pouco";
  return hours < 48 ? `há ${hours} h` : `há ${Math.floor(hours / 24)} dias`;
}

function authorisationClock(prazo: string, feriados: ReadonlySet<string>, now: Date): Wait {
  if (prazo < isoDate(now)) return { urgency: "late", text: `prazo venceu em ${formatDay(prazo)}` };
  const left = workingDaysLeft(prazo, feriados, now);
  return { urgency: left <= 1 ? "soon" : "calm", text: `até ${formatDay(prazo)}` };
}

function confirmedClock(horario: Date, now: Date): Wait {
  const isToday = isoDate(horario) === isoDate(now);
  const text = `${isToday ? "hoje" : formatDate(horario)} às ${formatTime(horario)}`;
  if (horario > now) return { urgency: "calm", text };
  return { urgency: isToday ? "soon" : "late", text: `${text}, sem chegada` };
}
