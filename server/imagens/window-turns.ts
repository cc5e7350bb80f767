/** Frames are windowed in the server itself, so only two at a time, and those of the staff first. */

import { FairTurns, TooManyWaiting } from "#server/fair-turns.ts";
import { networkOf } from "#server/http/checks/network-of.ts";

/** So few wait that a wait is short; the viewer and browsers request six at a time. */
const turns = new FairTurns({ ofAll: 2, ofOne: 2, waitingOfAll: 24, waitingOfOne: 8 });
const RETRY_AFTER_S = "5";

export interface Requested {
  address: string;
  leaveTurn?(): void;
}

/** @returns a 503 if too many frames wait */
export async function inWindowTurn<T>(
  { address, leaveTurn }: Requested,
  { signal }: Request,
  work: () => Promise<T>,
  options?: { isFirst: boolean },
): Promise<T | Response> {
  leaveTurn?.();
  try {
    const unlessGone = async () => (signal.aborted ? new Response() : work());
    return await turns.take(networkOf(address), unlessGone, options);
  } catch (error) {
    if (!(error instanceof TooManyWaiting)) throw error;
    return new Response(null, { status: 503, headers: { "Retry-After": RETRY_AFTER_S } });
  }
}
