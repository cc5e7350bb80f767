/** Waits a moment for a PDF's pages, for whoever goes on right after sending it. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Desenho } from "#domain/laudos/laudos.ts";

const WITHIN_MS = 15_000;
const POLL_MS = 400;

/**
 * Returns once they are drawn or cannot be, there is no PDF, the reader has gone, or 15 s are over.
 * @param look how far the drawing is; undefined where there is no PDF
 */
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
