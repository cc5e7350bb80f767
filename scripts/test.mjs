/** Prints `N passed, N failed` at the end. `-- --only=lint,unit` runs only these steps and steps that they need. */

import { ensureInstalled } from "./build/install.mjs";
import { endRunningTools } from "./checks/run-tool.mjs";
import { STAGES } from "./checks/steps.mjs";
import { ROOT } from "./project.mjs";
import { Interrupted } from "./run/run-child.mjs";

const SIGNALS = { SIGINT: 130, SIGTERM: 143 };

let interrupted;

for (const [signal, code] of Object.entries(SIGNALS)) {
  process.on(signal, () => {
    interrupted = code;
    void endRunningTools();
  });
}

async function main() {
  process.chdir(ROOT);
  await ensureInstalled();
  const only = parseOnly(process.argv.slice(2));
  let passed = 0;
  let failed = 0;
  const failures = [];
  for (const stage of STAGES) {
    const requested = stage.filter((step) => !only || isRequested(step, only));
    const results = await Promise.all(requested.map(runStep));
    if (interrupted) return interrupted;
    passed += sum(results, "passed");
    failed += sum(results, "failed");
    failures.push(...results.flatMap((result) => result.failures));
  }
  for (const line of failures) process.stdout.write(`✗ ${line}\n`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}

async function runStep({ name, run }) {
  const started = performance.now();
  const result = await run().catch((error) => {
    if (error instanceof Interrupted) throw error;
    return { passed: 0, failed: 1, skipped: 0, failures: [], output: error.message };
  });
  if (interrupted) return result;
  const seconds = ((performance.now() - started) / 1000).toFixed(1).replace(".", ",");
  if (result.failed > 0) process.stdout.write(`${result.output.trimEnd()}\n`);
  const counts = [
    result.passed > 0 && `${result.passed} ok`,
    result.failed > 0 && `${result.failed} com falha`,
    result.skipped > 0 && `${result.skipped} sem rodar`,
  ];
  const line = `${name.padEnd(10)} ${seconds.padStart(6)} s   ${counts.filter(Boolean).join(", ")}`;
  process.stdout.write(`${result.failed > 0 ? "✗" : "✓"} ${line}\n`);
  return result;
}

const sum = (results, count) => results.reduce((total, result) => total + result[count], 0);

function isRequested({ name, neededBy = [] }, only) {
  return [name, ...neededBy].some((requested) => only.includes(requested));
}

function parseOnly(args) {
  const given = args.find((arg) => arg.startsWith("--only="))?.slice("--only=".length);
  if (given === undefined) return undefined;
  const names = STAGES.flat().map(({ name }) => name);
  const only = given.split(",").filter(Boolean);
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0 || only.length === 0) {
    throw new Error(`--only: ${unknown.join(", ") || "vazio"}; existem: ${names.join(", ")}.`);
  }
  return only;
}

process.exitCode = await main().catch((error) => {
  if (error instanceof Interrupted) return error.exitCode;
  process.stdout.write(`${error.message}\n0 passed, 1 failed\n`);
  return 1;
});
