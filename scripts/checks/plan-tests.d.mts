export function planTests(
  args: string[],
): { name: string; needsBuild: boolean; command: string[] }[];
