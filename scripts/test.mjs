/**
 * Prints `N passed, N failed` at the end. `-- --only=lint,unit` runs only these steps and steps that they need.
 * `-- --changed` runs what the changes of this branch reach, `-- --changed=REVISION` what changed since a commit.
 */

import { ensureInstalled } from "./build/install.mjs";
import { parseOnly } from "./checks/arguments.mjs";
import { installPeers } from "./checks/install-peers.mjs";
import { endToolsOnSignals } from "./checks/interruption.mjs";
import { startProgress } from "./checks/progress.mjs";
import { runStages } from "./checks/run-stages.mjs";
import { chooseChanged, selectChanged } from "./checks/select-changed.mjs";
import { STAGES } from "./checks/steps.mjs";
import { summarise } from "./checks/summary.mjs";
import { mergeTimings } from "./checks/timings.mjs";
import { ROOT } from "./project.mjs";
import { Interrupted } from "./run/run-child.mjs";
import { speakEnglish } from "./run/words.mjs";

const interruption = endToolsOnSignals();

async function main() {
  process.chdir(ROOT);
  speakEnglish();
  await ensureInstalled();
  const args = process.argv.slice(2);
  const changed = await chooseChanged(args);
  if (changed) process.stdout.write(`${changed.text}\n`);
  const requested = parseOnly(args, STAGES);
  const stages = changed ? selectChanged(requested, changed) : requested;
  if (stages.flat().some(({ usesPeers }) => usesPeers)) await installPeers();
  if (interruption()) return interruption();
  const progress = startProgress();
  const results = await runStages(stages, progress, () => interruption() !== undefined);
  progress.end();
  if (interruption()) return interruption();
  mergeTimings(Object.assign({}, ...results.map(({ timings }) => timings)));
  const { lines, failed } = summarise(results);
  process.stdout.write(`${lines.join("\n")}\n`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main().catch((error) => {
  if (error instanceof Interrupted) return error.exitCode;
  process.stdout.write(`${error.message}\n0 passed, 1 failed\n`);
  return 1;
});
