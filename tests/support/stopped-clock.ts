import { onTestFinished, vi } from "vitest";

/** Stops `Date` until the end of the test, so that a code which is valid for seconds stays valid on a slow machine. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
}
