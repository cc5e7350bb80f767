/** Prints what this machine lacks for some tests, and at the end `N passed, N failed`. */
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBuilt } from "./build/build.mjs";
import { ensureInstalled } from "./build/install.mjs";
import { countTests, readVitest } from "./checks/count-tests.mjs";
import { installPeers } from "./checks/install-peers.mjs";
import { plainEnvironment } from "./checks/plain-environment.mjs";
import { summarise } from "./checks/summary.mjs";
import { ROOT } from "./project.mjs";
import { ownNode } from "./run/own-node.mjs";
import { speakEnglish } from "./run/words.mjs";

const VITEST = "node_modules/vitest/vitest.mjs";

async function main() {
  process.chdir(ROOT);
  speakEnglish();
  await ensureInstalled();
  await ensureBuilt();
  await installPeers();
  const folder = await mkdtemp(path.join(tmpdir(), "clinica-faults-"));
  try {
    const file = path.join(folder, "report.json");
    const { FAULTS_SEED } = process.env;
    const reporters = ["--reporter=verbose", "--reporter=json", `--outputFile.json=${file}`];
    const child = spawn(
      ownNode(),
      [VITEST, "run", "--project", "faults", ...reporters, ...process.argv.slice(2)],
      { stdio: "inherit", env: { ...plainEnvironment(), ...(FAULTS_SEED && { FAULTS_SEED }) } },
    );
    const ok = await new Promise((resolve) => child.once("close", (code) => resolve(code === 0)));
    const counts = await countTests({ file, ok, read: readVitest });
    const { lines, failed } = summarise([{ ...counts, timings: {} }]);
    process.stdout.write(`${lines.join("\n")}\n`);
    return failed === 0 ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main().catch((error) => {
  process.stdout.write(`${error.message}\n0 passed, 1 failed\n`);
  return 1;
});
