export function checkRun(run: {
  user: string;
  only?: string[];
  code: number;
  output: string;
  left: string[];
}): string[];
