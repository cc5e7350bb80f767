export function keepRunning(
  locate: () => Promise<string>,
  options: {
    nodeArgs?: string[];
    args?: string[];
    env: Record<string, string | undefined>;
    pauses?: { first: number; longest: number; ranWell: number };
  },
): Promise<number>;
