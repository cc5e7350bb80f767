import { setTimeout as sleep } from "node:timers/promises";

/** Tries again until `check` passes; when the time is over its last failure stands. */
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
