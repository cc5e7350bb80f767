import { afterEach, expect, test, vi } from "vitest";
import type { Services } from "#server/services.ts";
import { noteAnswer, recentFailures } from "./failures.ts";

afterEach(() => vi.useRealTimers());

test("counts the server's own failures within a day, for each server separately", () => {
  vi.useFakeTimers({ now: new Date("2026-11-22T10:30:00Z") });
  const services = {} as Services;
  for (const status of [200, 404, 429, 499]) noteAnswer(services, status);
  expect(recentFailures(services)).toEqual({ count: 0, last: undefined });

  noteAnswer(services, 500);
  vi.setSystemTime(new Date("2026-11-22T14:00:00Z"));
  noteAnswer(services, 503);
  const last = new Date("2026-11-22T14:00:00Z");
  expect(recentFailures(services)).toEqual({ count: 2, last });
  expect(recentFailures({} as Services).count).toBe(0);

  vi.setSystemTime(new Date("2026-11-23T09:59:59Z"));
  expect(recentFailures(services)).toEqual({ count: 2, last });
  vi.setSystemTime(new Date("2026-11-23T10:00:00Z"));
  expect(recentFailures(services)).toEqual({ count: 1, last });
  vi.setSystemTime(new Date("2026-11-25T12:00:00Z"));
  expect(recentFailures(services).count).toBe(0);
});
