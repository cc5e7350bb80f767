import type { Timings } from "./timings.mjs";

export function summarise(
  results: { passed: number; failed: number; failures: string[]; timings: Timings }[],
): { lines: string[]; failed: number };
