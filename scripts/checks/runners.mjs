/** Runs test files with Vitest or Playwright, and counts what passed and failed. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "../project.mjs";
import { countTests, readPlaywright, readVitest } from "./count-tests.mjs";
import { runTool } from "./run-tool.mjs";

const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";
const VITEST = "node_modules/vitest/vitest.mjs";
const REPORTERS = "./scripts/checks/reporters";

/**
 * @param {string} project
 * @param {object} options `files`: paths from the repository's root, all of the project if undefined;
 * `args`: further arguments; `onMessage`: gets progress, failures and seconds
 */
export function runVitest(project, { files = [], args = [], onMessage }) {
  return withReport(async (file) => {
    const { ok, output } = await runTool(
      [
        ...[VITEST, "run", "--project", project, "--allowOnly=false", ...args],
        ...[`--reporter=${REPORTERS}/vitest.mjs`, "--reporter=json", `--outputFile.json=${file}`],
        ...files.map((name) => path.join(ROOT, name)),
      ],
      { onMessage },
    );
    const counts = await countTests({ file, ok, read: readVitest });
    return { ...counts, output: output.replace(/^JSON report written to .*\n/m, "") };
  });
}

/** Takes the same options as `runVitest`. */
export function runPlaywright({ files = [], args = [], onMessage }) {
  return withReport(async (file) => {
    // Playwright reads each path as a regular expression.
    const patterns = files.map((name) => `${name.replaceAll(".", "\\.")}$`);
    const { ok, output } = await runTool(
      [PLAYWRIGHT, "test", `--reporter=${REPORTERS}/playwright.mjs,json`, ...args, ...patterns],
      { onMessage, env: { CI: "1", PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
    );
    return { ...(await countTests({ file, ok, read: readPlaywright })), output };
  });
}

async function withReport(work) {
  const folder = await mkdtemp(path.join(tmpdir(), "clinica-report-"));
  try {
    return await work(path.join(folder, "report.json"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
