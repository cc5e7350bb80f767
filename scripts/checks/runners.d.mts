import type { Message, RunCounts } from "./run-stages.mjs";

interface RunOptions {
  files?: string[];
  args?: string[];
  onMessage(message: Message): void;
}

export function runVitest(project: string, options: RunOptions): Promise<RunCounts>;
export function runPlaywright(options: RunOptions): Promise<RunCounts>;
