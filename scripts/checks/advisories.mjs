import { ensureInstalled } from "../build/install.mjs";
import { command } from "../run/command.mjs";
import { runNode } from "../run/run-node.mjs";

await command(async () => {
  await ensureInstalled();
  return runNode(["scripts/checks/check-advisories.ts", ...process.argv.slice(2)], {});
});
