/** What a test runner's JSON report says; a report that is missing or cut off is one failure. */
import { readFile } from "node:fs/promises";

/**
 * @param {{ file: string, ok: boolean, read: (report: any) => { passed: number, failed: number, skipped: number } }} options
 * `ok`: the runner's own verdict, which also knows of errors outside any test
 */
export async function countTests({ file, ok, read }) {
  try {
    const counts = read(JSON.parse(await readFile(file, "utf8")));
    return { ...counts, failed: counts.failed || (ok ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

export function readVitest(report) {
  // A file that could not be read has no tests to fail.
  const unread = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unread.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function readPlaywright({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (stats.unexpected ? 0 : errors.length),
    skipped: stats.skipped,
  };
}
