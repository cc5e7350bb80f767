/** Reads a test runner's JSON report. A missing or incomplete report counts as one failed test. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "../project.mjs";

/** `ok` is false if the runner failed, even if only by an error outside any test. */
export async function countTests({ file, ok, read }) {
  try {
    const counts = read(JSON.parse(await readFile(file, "utf8")));
    return { ...counts, failed: counts.failed || (ok ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [] };
  }
}

export function readVitest(report) {
  // A test file that failed to load contains no failed test, so the file is counted as one.
  const unread = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unread.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(listVitestFailures),
  };
}

export function readPlaywright({ stats, errors, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (stats.unexpected ? 0 : errors.length),
    skipped: stats.skipped,
    failures: suites.flatMap(listPlaywrightFailures),
  };
}

function listVitestFailures({ name, status, message, assertionResults }) {
  if (status !== "failed") return [];
  const file = path.relative(ROOT, name);
  if (assertionResults.length === 0) return [failureLine(file, message)];
  return assertionResults
    .filter((test) => test.status === "failed")
    .map(({ fullName, failureMessages }) =>
      failureLine(`${file} › ${fullName}`, failureMessages[0]),
    );
}

function listPlaywrightFailures({ specs = [], suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const failed = tests.flatMap(({ results }) => results).find(({ error }) => error);
      return failureLine(`${file}:${line} › ${title}`, failed?.error.message);
    });
  return [...own, ...suites.flatMap(listPlaywrightFailures)];
}

function failureLine(test, message = "") {
  return `${test}: ${stripVTControlCharacters(message).split("\n")[0]}`;
}
