export function plainEnvironment(): Record<string, string>;
