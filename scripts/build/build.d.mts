export function contentHash(root?: string): string;
export function requireBuild(root?: string): string;
