/**
 * Runs changed test files, or the files given, 20 times in an order by chance while eight processes keep the
 * processors busy. Prints the seed of each run that failed, and at the end `N passed, N failed`.
 * `-- --seed=N FILES` repeats an order, `-- --runs=N FILES` runs more or less often.
 */
import { ensureBuilt } from "./build/build.mjs";
import { ensureInstalled } from "./build/install.mjs";
import { endToolsOnSignals } from "./checks/interruption.mjs";
import { runPlaywright, runVitest } from "./checks/runners.mjs";
import { chooseChanged } from "./checks/select-changed.mjs";
import { ROOT } from "./project.mjs";
import { speakEnglish } from "./run/words.mjs";
import { startLoad } from "./shaky/load.mjs";
import { planRuns, shuffleArguments } from "./shaky/plan.mjs";

const LOAD = 8;
const interruption = endToolsOnSignals();

async function main() {
  process.chdir(ROOT);
  speakEnglish();
  await ensureInstalled();
  const { changedTests } = await chooseChanged(["--changed"]);
  const { files, seeds } = planRuns(process.argv.slice(2), changedTests);
  if (Object.keys(files).length === 0) process.stdout.write("No test file has changed.\n");
  if (files.database || files.browser) await ensureBuilt();
  const load = startLoad(LOAD);
  const total = { passed: 0, failed: 0 };
  try {
    for (const [index, seed] of seeds.entries()) {
      for (const [project, names] of Object.entries(files)) {
        const { passed, failed, failures, output } = await runShuffled(project, names, seed);
        if (interruption()) return interruption();
        total.passed += passed;
        total.failed += failed;
        const run = `run ${index + 1} of ${seeds.length}, ${project}, --seed=${seed}`;
        process.stdout.write(
          `${failed > 0 ? "✗" : "✓"} ${run}: ${passed} passed, ${failed} failed\n`,
        );
        if (failed > 0 && failures.length === 0) process.stdout.write(`${output.trimEnd()}\n`);
      }
    }
  } finally {
    await load.end();
  }
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
  return total.failed === 0 ? 0 : 1;
}

function runShuffled(project, files, seed) {
  const options = {
    files,
    args: shuffleArguments(project, seed),
    onMessage: ({ failure }) => {
      if (!failure || interruption()) return;
      process.stdout.write(`  ${failure.replaceAll("\n", "\n    ")}\n`);
    },
  };
  return project === "browser" ? runPlaywright(options) : runVitest(project, options);
}

process.exitCode = await main().catch((error) => {
  process.stdout.write(`${error.message}\n0 passed, 1 failed\n`);
  return 1;
});
