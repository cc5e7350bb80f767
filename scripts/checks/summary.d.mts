import type { Skip } from "./skips.mjs";
import type { Timings } from "./timings.mjs";

export function summarise(
  results: {
    passed: number;
    failed: number;
    skips: Skip[];
    failures: string[];
    timings: Timings;
  }[],
): { lines: string[]; failed: number };
