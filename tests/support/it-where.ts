import { it } from "vitest";

/** Leaves a test out where its rule does not apply. A skipped test would seem to be one that this machine cannot run. */
export function itWhere(applies: unknown): (name: string, test: () => Promise<void>) => void {
  return applies ? it : () => {};
}
