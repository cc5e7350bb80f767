/** `npm run admin-password -- EMAIL`: installs and builds what is missing, then asks the server's own code. */
import { ensureBuilt, findBuild } from "./build.mjs";
import { command } from "./command.mjs";
import { ensureInstalled } from "./install.mjs";
import { runNode } from "./run-node.mjs";

await command(async () => {
  await ensureInstalled({ onlyRuntime: findBuild() !== undefined });
  const args = [await ensureBuilt(), "--admin-password", ...process.argv.slice(2, 3)];
  return runNode(args, { NODE_ENV: "production" });
});
