import path from "node:path";
import { ensureInstalled } from "./build/install.mjs";
import { ROOT } from "./project.mjs";
import { command } from "./run/command.mjs";
import { runNode } from "./run/run-node.mjs";

await command(async () => {
  await ensureInstalled();
  const vite = path.join(ROOT, "node_modules", "vite", "bin", "vite.js");
  return runNode([vite, ...process.argv.slice(2)], { NODE_ENV: "development" });
});
