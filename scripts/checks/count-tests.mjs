/** Reads a test runner's JSON report. A missing or incomplete report counts as one failed test. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "../project.mjs";

/** How a browser test says what the machine lacks for it. */
const LACKS = /^lacks (.+)$/;

/** `ok` is false if the runner failed, even if only by an error outside any test. */
export async function countTests({ file, ok, read }) {
  try {
    const counts = read(JSON.parse(await readFile(file, "utf8")));
    return { ...counts, failed: counts.failed || (ok ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, skips: [], failures: [] };
  }
}

export function readVitest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(isFailedOutsideTests).length,
    skipped: report.numPendingTests + report.numTodoTests,
    skips: report.testResults.flatMap(listVitestSkips),
    failures: report.testResults.flatMap(listVitestFailures),
  };
}

export function readPlaywright({ stats, errors, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (stats.unexpected ? 0 : errors.length),
    skipped: stats.skipped,
    skips: suites.flatMap(listPlaywrightSkips),
    failures: suites.flatMap(listPlaywrightFailures),
  };
}

/** A file that failed to load, or whose hook failed, contains no failed test, so the file is counted as one. */
function isFailedOutsideTests({ status, assertionResults }) {
  return status === "failed" && assertionResults.every((test) => test.status !== "failed");
}

/** In a file that failed, a test without a reason may have been skipped because a hook failed. */
function listVitestSkips({ name, status, assertionResults }) {
  return assertionResults
    .filter((test) => test.status === "skipped" || test.status === "todo")
    .map(({ fullName, meta }) => ({
      test: `${path.relative(ROOT, name)} › ${fullName}`,
      lacks: meta?.lacks ?? [],
    }))
    .filter(({ lacks }) => status !== "failed" || lacks.length > 0);
}

function listVitestFailures(result) {
  const { name, status, message, assertionResults } = result;
  if (status !== "failed") return [];
  const file = path.relative(ROOT, name);
  if (isFailedOutsideTests(result)) return [failureLine(file, message || "a hook failed")];
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

/** Only a test that says that it is to be skipped is expected to be; others did not run because one before them failed. */
function listPlaywrightSkips({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ expectedStatus }) => expectedStatus === "skipped")
      .map(({ annotations }) => ({
        test: `${file}:${line} › ${title}`,
        lacks: annotations.flatMap(
          ({ description = "" }) => LACKS.exec(description)?.[1]?.split(" ") ?? [],
        ),
      })),
  );
  return [...own, ...suites.flatMap(listPlaywrightSkips)];
}

function failureLine(test, message = "") {
  return `${test}: ${stripVTControlCharacters(message).split("\n")[0]}`;
}
