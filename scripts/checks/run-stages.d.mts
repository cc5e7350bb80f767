import type { Skip } from "./skips.mjs";
import type { Timings } from "./timings.mjs";

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  skips: Skip[];
  failures: string[];
  /** The foreign program that ran the tests. */
  program?: string;
  output: string;
}

interface Message {
  progress?: { done: number; total: number; unit: string; failed: number };
  failure?: string;
  timing?: { file: string; project: string; seconds: number };
}

interface Step {
  name: string;
  run(context: { onMessage(message: Message): void }): Promise<Counts>;
}

export function runStages(
  stages: Step[][],
  progress: { print(text: string): void; set(name: string, progress: object | undefined): void },
  isInterrupted: () => boolean,
): Promise<(Counts & { timings: Timings })[]>;
