export function describePlaywrightFailure(
  test: { location: { file: string; line: number }; titlePath(): string[] },
  result: {
    errors: {
      message?: string;
      value?: string;
      snippet?: string;
      location?: { file: string; line: number; column: number };
    }[];
    attachments: { name: string; path?: string }[];
  },
): string;
