/**
 * `node scripts/run-built.mjs FILE`: installs what is missing, builds what is stale, then runs a
 * script of ours on the product's own Node.js.
 */
import { ensureBuilt } from "./build.mjs";
import { command } from "./command.mjs";
import { ensureInstalled } from "./install.mjs";
import { runNode } from "./run-node.mjs";

await command(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return runNode(process.argv.slice(2), {});
});
