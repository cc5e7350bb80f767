export interface Skip {
  test: string;
  /** What the machine lacks for the test: Debian packages, or one right. */
  lacks: string[];
}

export function nameSkips(
  skips: Skip[],
  options?: { isCi?: boolean },
): { lines: string[]; failures: string[] };
