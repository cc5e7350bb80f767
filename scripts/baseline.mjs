/** `npm run db:baseline` writes the one migration again from server/db/schema/. */
import { command } from "./command.mjs";
import { ensureInstalled } from "./install.mjs";
import { runNode } from "./run-node.mjs";

await command(async () => {
  await ensureInstalled();
  return runNode(["scripts/write-baseline.ts"], {});
});
