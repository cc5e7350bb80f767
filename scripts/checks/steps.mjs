/** What `npm test` checks, in order. A gate counts as one test, a runner as many as it ran. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBuilt, findBuild } from "../build.mjs";
import { ensureChromium } from "../chromium.mjs";
import { countTests, readPlaywright, readVitest } from "./count-tests.mjs";
import { runTool } from "./run-tool.mjs";

const BIOME = "node_modules/@biomejs/biome/bin/biome";
const KNIP = "node_modules/knip/bin/knip.js";
const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";
const REACT_ROUTER = "node_modules/@react-router/dev/bin.cjs";
const TSC = "node_modules/typescript/bin/tsc";
const VITEST = "node_modules/vitest/vitest.mjs";

/** Each `run` resolves to `{ passed, failed, skipped, output }` and rejects with a line to show. */
export const STEPS = [
  { name: "format", run: () => gate([BIOME, "format", "."]) },
  {
    name: "lint",
    run: () => gate([BIOME, "check", "--formatter-enabled=false", "--error-on-warnings", "."]),
  },
  // Routes import types that are made for them.
  { name: "dead-code", run: () => gate([REACT_ROUTER, "typegen"], [KNIP]) },
  { name: "types", run: () => gate([REACT_ROUTER, "typegen"], [TSC, "--noEmit"]) },
  { name: "unit", run: () => vitest("unit") },
  // Both that follow start the built server, so whoever asks for one of them gets this too.
  { name: "build", run: buildStep, neededBy: ["database", "browser"] },
  { name: "database", run: () => vitest("database") },
  { name: "browser", run: browser },
];

async function gate(...commands) {
  let output = "";
  for (const command of commands) {
    const result = await runTool(command);
    output += result.output;
    if (!result.ok) return { passed: 0, failed: 1, skipped: 0, output };
  }
  return { passed: 1, failed: 0, skipped: 0, output };
}

function vitest(project) {
  return withReport(async (file) => {
    const args = ["run", "--project", project, "--allowOnly=false"];
    const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
    const { ok, output } = await runTool([VITEST, ...args, ...reporters]);
    return { ...(await countTests({ file, ok, read: readVitest })), output };
  });
}

/** Not a check of its own: it counts only when it fails. */
async function buildStep() {
  await ensureBuilt();
  return { passed: 0, failed: 0, skipped: 0, output: "" };
}

function browser() {
  return withReport(async (file) => {
    ensureChromium();
    if (!findBuild()) throw new Error("Sem compilação não há o que abrir no navegador.");
    const { ok, output } = await runTool([PLAYWRIGHT, "test", "--reporter=line,json"], {
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
