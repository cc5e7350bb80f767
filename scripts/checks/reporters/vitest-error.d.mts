interface VitestError {
  name?: string;
  message: string;
  diff?: string;
  stacks?: { file: string; line: number; column: number }[];
  cause?: VitestError;
}

export function describeVitestError(error: VitestError): string;
