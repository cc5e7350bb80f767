/** Rendering holds the event loop for milliseconds, so it has a turn before each, and networks begin alternately. */
import { FairTurns } from "#server/fair-turns.ts";
import { networkOf } from "./checks/network-of.ts";

const turns = new FairTurns({ ofAll: 1 });

export function renderTurn(address: string): Promise<void> {
  return turns.take(networkOf(address), async () => {});
}
