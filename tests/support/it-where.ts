import { it } from "vitest";

/** Registers no test if it does not apply, because a skipped test would be counted as one that should have run. */
export function itWhere(applies: unknown): (name: string, test: () => Promise<void>) => void {
  return applies ? it : () => {};
}
