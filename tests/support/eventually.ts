import { setTimeout as sleep } from "node:timers/promises";

/** Repeats `check` until it passes. @throws its last error after `withinMs` */
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
