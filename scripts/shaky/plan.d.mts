export function planRuns(
  args: string[],
  changedTests: string[],
): { files: Record<string, string[]>; seeds: number[] };
export function shuffleArguments(project: string, seed: number): string[];
