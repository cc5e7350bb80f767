import { expect, test, vi } from "vitest";
import type { Services } from "#server/services.ts";
import { hasUntrustedProxy, watchForProxy } from "./untrusted-proxy.ts";

function services(trustProxy: number) {
  const warn = vi.fn();
  return { warn, services: { config: { trustProxy }, log: { warn } } as unknown as Services };
}

test("untrusted forwarding headers are one warning, and a notice for a day", () => {
  const { services: running, warn } = services(0);
  watchForProxy(running, new Headers());
  expect([hasUntrustedProxy(running), warn.mock.calls.length]).toEqual([false, 0]);
  for (const name of ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"]) {
    watchForProxy(running, new Headers({ [name]: "203.0.113.9" }));
  }
  expect([hasUntrustedProxy(running), warn.mock.calls.length]).toEqual([true, 1]);
  expect(JSON.stringify(warn.mock.calls)).not.toContain("203.0.113.9");
  const warned = Date.now();
  vi.useFakeTimers({ now: warned + 24 * 3_600_000 - 60_000 });
  expect(hasUntrustedProxy(running)).toBe(true);
  vi.setSystemTime(warned + 24 * 3_600_000);
  expect(hasUntrustedProxy(running)).toBe(false);
  vi.useRealTimers();
});

test("a configured proxy causes no warning", () => {
  const { services: running, warn } = services(1);
  watchForProxy(running, new Headers({ "X-Forwarded-For": "203.0.113.9" }));
  expect([hasUntrustedProxy(running), warn.mock.calls.length]).toEqual([false, 0]);
});
