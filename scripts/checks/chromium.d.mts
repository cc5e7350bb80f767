export const CHROMIUM_ARGS: string[];
export function findChromium(): string | undefined;
export function requireChromium(): string;
export function describeChromium(): string;
