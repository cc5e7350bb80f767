import { ensureBuilt, findBuild } from "../build/build.mjs";
import { describeChromium, findChromium } from "./chromium.mjs";
import { BROWSER } from "./peers.mjs";
import { runTool } from "./run-tool.mjs";
import { runPlaywright, runVitest } from "./runners.mjs";

const BIOME = "node_modules/@biomejs/biome/bin/biome";
const KNIP = "node_modules/knip/bin/knip.js";
const REACT_ROUTER = "node_modules/@react-router/dev/bin.cjs";
const TSC = "node_modules/typescript/bin/tsc";

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
    { name: "unit", run: (context) => runVitest("unit", context), usesPeers: true },
  ],
  [{ name: "database", run: (context) => runVitest("database", context), usesPeers: true }],
  [{ name: "browser", run: browser, usesPeers: true }],
];

async function runCheck(command) {
  const { ok, output } = await runTool(command);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, skips: [], failures: [], output };
}

async function buildStep() {
  await ensureBuilt();
  return { passed: 0, failed: 0, skipped: 0, skips: [], failures: [], output: "" };
}

async function browser(context) {
  if (!findBuild()) throw new Error("Without a build there is nothing to open in a browser.");
  if (!findChromium()) return listBrowserTests(context);
  return { ...(await runPlaywright(context)), program: describeChromium() };
}

/** All are skipped, and counted, where there is no Chromium. */
async function listBrowserTests(context) {
  const listed = await runPlaywright({ ...context, args: ["--list"] });
  const skips = Array.from({ length: listed.skipped }, () => ({ test: "", lacks: [BROWSER] }));
  return { ...listed, skips };
}
