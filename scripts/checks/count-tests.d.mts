import type { Skip } from "./skips.mjs";

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  skips: Skip[];
  failures: string[];
}

export function countTests(options: {
  file: string;
  ok: boolean;
  read: (report: never) => Counts;
}): Promise<Counts>;
export function readVitest(report: unknown): Counts;
export function readPlaywright(report: unknown): Counts;
