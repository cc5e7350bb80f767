/** `npm run admin-password -- EMAIL`: installs and builds what is missing, then asks the server's own code. */
import { build, isBuilt, SERVER } from "./build.mjs";
import { command } from "./command.mjs";
import { ensureInstalled } from "./install.mjs";
import { runNode } from "./run-node.mjs";

await command(async () => {
  const isReady = isBuilt();
  await ensureInstalled({ onlyRuntime: isReady });
  if (!isReady) await build();
  const args = [SERVER, "--admin-password", ...process.argv.slice(2, 3)];
  return runNode(args, { NODE_ENV: "production" });
});
