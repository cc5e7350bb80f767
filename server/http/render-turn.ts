/** Rendering blocks the event loop for milliseconds. Between two renderings it does other work, and networks take turns. */
import { FairTurns } from "#server/fair-turns.ts";
import { networkOf } from "./checks/network-of.ts";

const turns = new FairTurns({ ofAll: 1 });

export function renderTurn(address: string): Promise<void> {
  return turns.take(networkOf(address), async () => {});
}
