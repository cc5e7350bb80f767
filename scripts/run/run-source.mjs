/** Runs a TypeScript file on the project's own Node.js, without a build. */
import { ensureInstalled } from "../build/install.mjs";
import { command } from "./command.mjs";
import { runNode } from "./run-node.mjs";
import { speakEnglish } from "./words.mjs";

speakEnglish();

await command(async () => {
  await ensureInstalled();
  return runNode(process.argv.slice(2), {});
});
