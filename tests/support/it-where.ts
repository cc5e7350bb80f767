import { it } from "vitest";

/** Registers a test only if `applies` is true, because a skipped test would count as one that should have run. */
export function itWhere(applies: unknown): (name: string, test: () => Promise<void>) => void {
  return applies ? it : () => {};
}
