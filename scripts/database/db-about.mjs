import { ensureInstalled } from "../build/install.mjs";
import { command } from "../run/command.mjs";
import { runNode } from "../run/run-node.mjs";

await command(async () => {
  await ensureInstalled();
  return runNode(["scripts/database/about-table.ts", ...process.argv.slice(2)], {});
});
