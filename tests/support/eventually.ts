import { setTimeout as sleep } from "node:timers/promises";

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
