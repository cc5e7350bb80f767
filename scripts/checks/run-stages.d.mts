import type { Skip } from "./skips.mjs";
import type { Timings } from "./timings.mjs";

export interface RunCounts {
  passed: number;
  failed: number;
  skipped: number;
  skips: Skip[];
  failures: string[];
  /** The foreign program that ran the tests. */
  program?: string;
  output: string;
}

export interface Message {
  progress?: { done: number; total: number; unit: string; failed: number };
  failure?: string;
  timing?: { file: string; project: string; seconds: number };
}

interface Step {
  name: string;
  run(context: { onMessage(message: Message): void }): Promise<RunCounts>;
}

export function runStages(
  stages: Step[][],
  progress: { print(text: string): void; set(name: string, progress: object | undefined): void },
  isInterrupted: () => boolean,
): Promise<(RunCounts & { timings: Timings })[]>;
