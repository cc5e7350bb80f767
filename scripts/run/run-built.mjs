import { ensureBuilt } from "../build/build.mjs";
import { ensureInstalled } from "../build/install.mjs";
import { command } from "./command.mjs";
import { runNode } from "./run-node.mjs";

await command(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return runNode(process.argv.slice(2), {});
});
