export const CHROMIUM_ARGS: string[];
export function requireChromium(): string;
export function ensureChromium(): string;
