import { it } from "vitest";

/** Omits a test whose rule does not apply; a skipped test would look like one that this machine cannot run. */
export function itWhere(applies: unknown): (name: string, test: () => Promise<void>) => void {
  return applies ? it : () => {};
}
