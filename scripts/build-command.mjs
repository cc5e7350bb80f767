/** `npm run build`: installs and builds what is missing, for a start that may write neither. */
import { ensureBuilt } from "./build.mjs";
import { command } from "./command.mjs";
import { ensureInstalled } from "./install.mjs";

await command(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return 0;
});
