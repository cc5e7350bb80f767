import { nameSkips } from "./skips.mjs";
import { formatSlowest } from "./timings.mjs";

/** @returns the last lines of a run: the slowest files, why tests were skipped, each failure, and what passed and failed */
export function summarise(results) {
  const sum = (count) => results.reduce((total, result) => total + result[count], 0);
  const slowest = formatSlowest(Object.assign({}, ...results.map(({ timings }) => timings)));
  const skips = nameSkips(results.flatMap((result) => result.skips));
  const failures = [...results.flatMap((result) => result.failures), ...skips.failures];
  const failed = sum("failed") + skips.failures.length;
  const lines = [
    ...(slowest.length > 0 ? ["The slowest test files:", ...slowest] : []),
    ...skips.lines.map((line) => `○ ${line}`),
    ...failures.map((line) => `✗ ${line}`),
    `${sum("passed")} passed, ${failed} failed`,
  ];
  return { lines, failed };
}
