import { HOUR_MS } from "#domain/texto/durations.ts";
import type { Services } from "#server/services.ts";

const HOURS = 24;

interface Failures {
  readonly byHour: Map<number, number>;
  last: number;
}

const seen = new WeakMap<Services, Failures>();

export function noteAnswer(services: Services, status: number): void {
  if (status < 500) return;
  const failures = seen.get(services) ?? { byHour: new Map<number, number>(), last: 0 };
  seen.set(services, failures);
  failures.last = Date.now();
  const hour = Math.floor(failures.last / HOUR_MS);
  failures.byHour.set(hour, (failures.byHour.get(hour) ?? 0) + 1);
  for (const old of failures.byHour.keys()) if (old <= hour - HOURS) failures.byHour.delete(old);
}

export function recentFailures(services: Services): { count: number; last: Date | undefined } {
  const failures = seen.get(services);
  if (!failures) return { count: 0, last: undefined };
  const oldest = Math.floor(Date.now() / HOUR_MS) - HOURS;
  let count = 0;
  for (const [hour, number] of failures.byHour) if (hour > oldest) count += number;
  return { count, last: new Date(failures.last) };
}
