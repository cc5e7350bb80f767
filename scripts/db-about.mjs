/** `npm run db:about -- laudos` prints everything that the database's files say of a table. */
import { command } from "./command.mjs";
import { ensureInstalled } from "./install.mjs";
import { runNode } from "./run-node.mjs";

await command(async () => {
  await ensureInstalled();
  return runNode(["scripts/about-table.ts", ...process.argv.slice(2)], {});
});
