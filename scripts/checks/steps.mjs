import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBuilt, findBuild } from "../build/build.mjs";
import { ROOT } from "../project.mjs";
import { describeChromium, findChromium } from "./chromium.mjs";
import { countTests, readPlaywright, readVitest } from "./count-tests.mjs";
import { BROWSER } from "./peers.mjs";
import { runTool } from "./run-tool.mjs";

const BIOME = "node_modules/@biomejs/biome/bin/biome";
const KNIP = "node_modules/knip/bin/knip.js";
const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";
const REACT_ROUTER = "node_modules/@react-router/dev/bin.cjs";
const TSC = "node_modules/typescript/bin/tsc";
const REPORTERS = "./scripts/checks/reporters";
const VITEST = "node_modules/vitest/vitest.mjs";

let typegen;
const withRouteTypes = async (command) => {
  typegen ??= runCheck([REACT_ROUTER, "typegen"]);
  const generated = await typegen;
  return generated.failed > 0 ? generated : runCheck(command);
};

/** Stages run one after the other, the steps of a stage in parallel, because one step does not use all processors. */
export const STAGES = [
  [
    { name: "format", run: () => runCheck([BIOME, "format", "."]) },
    {
      name: "lint",
      run: () =>
        runCheck([BIOME, "check", "--formatter-enabled=false", "--error-on-warnings", "."]),
    },
    { name: "dead-code", run: () => withRouteTypes([KNIP]) },
    // One type checker, because several would check shared types repeatedly.
    { name: "types", run: () => withRouteTypes([TSC, "--noEmit", "--checkers", "1"]) },
    // If `--only` selects a step in `neededBy`, the build runs too.
    { name: "build", run: buildStep, neededBy: ["database", "browser"] },
    { name: "unit", run: (context) => vitest("unit", context), usesPeers: true },
  ],
  [{ name: "database", run: (context) => vitest("database", context), usesPeers: true }],
  [{ name: "browser", run: browser, usesPeers: true }],
];

async function runCheck(command) {
  const { ok, output } = await runTool(command);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, skips: [], failures: [], output };
}

/** @param files which test files run; all if undefined */
function vitest(project, { onMessage, files = [] }) {
  return withReport(async (file) => {
    const paths = files.map((name) => path.join(ROOT, name));
    const args = ["run", "--project", project, "--allowOnly=false", ...paths];
    const reporters = [`--reporter=${REPORTERS}/vitest.mjs`, "--reporter=json"];
    const report = `--outputFile.json=${file}`;
    const { ok, output } = await runTool([VITEST, ...args, ...reporters, report], { onMessage });
    const counts = await countTests({ file, ok, read: readVitest });
    return { ...counts, output: output.replace(/^JSON report written to .*\n/m, "") };
  });
}

async function buildStep() {
  await ensureBuilt();
  return { passed: 0, failed: 0, skipped: 0, skips: [], failures: [], output: "" };
}

async function browser(context) {
  if (!findBuild()) throw new Error("Without a build there is nothing to open in a browser.");
  if (!findChromium()) return listBrowserTests(context);
  return { ...(await playwright([], context)), program: describeChromium() };
}

/** All are skipped, and counted, where there is no Chromium. */
async function listBrowserTests(context) {
  const listed = await playwright(["--list"], context);
  const skips = Array.from({ length: listed.skipped }, () => ({ test: "", lacks: [BROWSER] }));
  return { ...listed, skips };
}

function playwright(args, { onMessage, files = [] }) {
  return withReport(async (file) => {
    const reporters = `--reporter=${REPORTERS}/playwright.mjs,json`;
    // Playwright reads each path as a regular expression.
    const paths = files.map((name) => `${name.replaceAll(".", "\\.")}$`);
    const { ok, output } = await runTool([PLAYWRIGHT, "test", reporters, ...args, ...paths], {
      onMessage,
      env: { CI: "1", PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
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
