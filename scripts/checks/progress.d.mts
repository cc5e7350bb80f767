import type { Writable } from "node:stream";

interface StepProgress {
  done?: number;
  total?: number;
  unit?: string;
  failed?: number;
}

export function startProgress(out?: Writable & { isTTY?: boolean; columns?: number }): {
  print(text: string): void;
  set(name: string, progress: StepProgress | undefined): void;
  end(): void;
};
export function formatProgress(seconds: number, steps: Map<string, StepProgress>): string;
