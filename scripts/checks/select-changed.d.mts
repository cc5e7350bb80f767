interface Changed {
  isCode: boolean;
  files: Record<string, string[]>;
}

interface Step {
  name: string;
  neededBy?: string[];
  run(context: { files?: string[] }): unknown;
}

export function chooseChanged(args: string[]): Promise<(Changed & { text: string }) | undefined>;
export function selectChanged<S extends Step>(stages: S[][], changed: Changed): S[][];
