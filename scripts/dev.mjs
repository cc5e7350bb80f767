import path from "node:path";
import { ensureInstalled } from "./build/install.mjs";
import { ROOT } from "./project.mjs";
import { command } from "./run/command.mjs";
import { runNode } from "./run/run-node.mjs";
import { speakEnglish } from "./run/words.mjs";

speakEnglish();

/** Vite accepts unknown options only after `--`. */
const DEMO = "--demo";

await command(async () => {
  await ensureInstalled();
  const vite = path.join(ROOT, "node_modules", "vite", "bin", "vite.js");
  const given = process.argv.slice(2);
  const args = given.filter((arg) => arg !== DEMO);
  const own = given.includes(DEMO) ? ["--", DEMO] : [];
  return runNode([vite, ...args, ...own], { NODE_ENV: "development" });
});
