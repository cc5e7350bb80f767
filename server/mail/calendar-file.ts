/** A confirmed appointment as a calendar file (RFC 5545). It names no exam, because calendars are often shared. */
import { ICalAlarmType, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";

interface CalendarTime {
  /** The appointment request's code, which identifies the event in all versions of the file. */
  codigo: string;
  /** Grows with each change, so that a later file replaces an earlier one. */
  versao: number;
  inicio: Date;
  fim: Date;
  clinica: string;
  endereco: string;
  href: string;
}

const DAY_SECONDS = 24 * 3600;

export function calendarFile(time: CalendarTime): string {
  const { codigo, versao, inicio, fim, clinica, endereco, href } = time;
  const calendar = new ICalCalendar({
    prodId: { company: "Clínica", product: "Agenda", language: "PT-BR" },
    method: ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id: `${codigo}@${new URL(href).hostname}`,
    sequence: versao,
    start: inicio,
    end: fim,
    summary: `Horário na ${clinica}`,
    location: endereco.split(/\r?\n/).filter(Boolean).join(", "),
    description: `Código do pedido: ${codigo}\nPreparo, confirmar ou remarcar: ${href}`,
    url: href,
    status: ICalEventStatus.CONFIRMED,
  });
  event.createAlarm({ type: ICalAlarmType.display, trigger: DAY_SECONDS });
  return calendar.toString();
}
