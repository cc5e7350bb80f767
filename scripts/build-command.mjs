import path from "node:path";
import { ensureBuilt } from "./build.mjs";
import { command } from "./command.mjs";
import { ensureInstalled } from "./install.mjs";
import { ROOT } from "./project.mjs";
import { runNode } from "./run-node.mjs";

await command(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return runNode([path.join(ROOT, "scripts", "link-postgres.ts")], {});
});
