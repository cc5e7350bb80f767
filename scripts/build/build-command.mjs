import path from "node:path";
import { ROOT } from "../project.mjs";
import { command } from "../run/command.mjs";
import { runNode } from "../run/run-node.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";

await command(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return runNode([path.join(ROOT, "scripts/build/link-postgres.ts")], {});
});
