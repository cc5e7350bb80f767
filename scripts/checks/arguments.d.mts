interface Step {
  name: string;
  neededBy?: string[];
}

export function parseOnly<S extends Step>(args: string[], stages: S[][]): S[][];
