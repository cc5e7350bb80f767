import { nextDay } from "./horarios-livres.ts";

/** @returns the Monday of the week of a YYYY-MM-DD day */
export function weekStart(dia: string): string {
  const weekday = new Date(`${dia}T00:00:00Z`).getUTCDay();
  return nextDay(dia, -((weekday + 6) % 7));
}
