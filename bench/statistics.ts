export const median = (times: number[]) => shareOf(times, 0.5);

function shareOf(times: number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/** The Mann–Whitney test by its normal approximation. @returns the two-sided p-value */
export function rankTest(first: number[], second: number[]): number {
  const all = [...first.map((time) => [time, 0]), ...second.map((time) => [time, 1])];
  all.sort(([a = 0], [b = 0]) => a - b);
  const ranks = all.reduce((sum, [, group], index) => (group === 0 ? sum + index + 1 : sum), 0);
  const [n, m] = [first.length, second.length];
  const u = ranks - (n * (n + 1)) / 2;
  const z = (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return 2 * (1 - normal(Math.abs(z)));
}

/** The cumulative normal distribution (Abramowitz and Stegun, 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = tail.reduce((total, factor, index) => total + factor * t ** (index + 1), 0);
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
