import { setTimeout as sleep } from "node:timers/promises";

/** Only a check that never holds takes so long, also on a slow machine. */
const LIMIT_MS = 90_000;
const PAUSE_MS = 20;

/** Waits until `check` throws no more. */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  const end = performance.now() + LIMIT_MS;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await sleep(PAUSE_MS);
  }
}
