/** `npm run test:one -- FILE… [-t WORDS]` runs single test files, each by the runner that its name asks for. */
import { ensureBuilt } from "./build/build.mjs";
import { ensureInstalled } from "./build/install.mjs";
import { requireChromium } from "./checks/chromium.mjs";
import { plainEnvironment } from "./checks/plain-environment.mjs";
import { planTests } from "./checks/plan-tests.mjs";
import { command } from "./run/command.mjs";
import { ownNode } from "./run/own-node.mjs";
import { runChild } from "./run/run-child.mjs";
import { speakEnglish } from "./run/words.mjs";

speakEnglish();

await command(async () => {
  const runs = planTests(process.argv.slice(2));
  await ensureInstalled();
  if (runs.some(({ needsBuild }) => needsBuild)) await ensureBuilt();
  if (runs.some(({ name }) => name === "browser")) requireChromium();
  let worst = 0;
  for (const run of runs) {
    const { code } = await runChild(ownNode(), run.command, { env: plainEnvironment() });
    worst = Math.max(worst, code);
  }
  return worst;
});
