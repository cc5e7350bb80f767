import { setTimeout as sleep } from "node:timers/promises";
import type { Desenho } from "#domain/laudos/laudos.ts";

const WITHIN_MS = 15_000;
const POLL_MS = 400;

export async function waitUntilDrawn(
  variant: () => Promise<Desenho | undefined>,
  signal: AbortSignal,
): Promise<void> {
  const until = Date.now() + WITHIN_MS;
  while (Date.now() < until && !signal.aborted) {
    if ((await variant()) !== "pendente") return;
    await sleep(POLL_MS);
  }
}
