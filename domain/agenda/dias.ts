import { nextDay } from "./horarios-livres.ts";

export function weekStart(dia: string): string {
  const weekday = new Date(`${dia}T00:00:00Z`).getUTCDay();
  return nextDay(dia, -((weekday + 6) % 7));
}
