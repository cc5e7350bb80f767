import { it } from "vitest";

/** A skipped test would look like a test that this machine cannot run. */
export function itWhere(applies: unknown): (name: string, test: () => Promise<void>) => void {
  return applies ? it : () => {};
}
