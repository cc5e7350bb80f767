import { setTimeout as sleep } from "node:timers/promises";

/** Retries until `check` passes. @throws the last error once the time is over */
export async function eventually(withinMs: number, check: () => Promise<void>): Promise<void> {
  const end = performance.now() + withinMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
      await sleep(50);
    }
  }
}
