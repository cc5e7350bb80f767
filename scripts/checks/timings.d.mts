export type Timings = Record<string, { project: string; seconds: number }>;

export function readTimings(file?: string): Timings;
export function mergeTimings(timings: Timings, file?: string): void;
export function formatSlowest(timings: Timings, count?: number): string[];
