import { formatSlowest } from "./timings.mjs";

/** @returns the last lines of a run: the slowest files, each failure, and what passed and failed */
export function summarise(results) {
  const sum = (count) => results.reduce((total, result) => total + result[count], 0);
  const slowest = formatSlowest(Object.assign({}, ...results.map(({ timings }) => timings)));
  const failures = results.flatMap((result) => result.failures).map((line) => `✗ ${line}`);
  const failed = sum("failed");
  const lines = [
    ...(slowest.length > 0 ? ["The slowest test files:", ...slowest] : []),
    ...failures,
    `${sum("passed")} passed, ${failed} failed`,
  ];
  return { lines, failed };
}
