import { ensureBuilt, findBuild } from "./build.mjs";
import { command } from "./command.mjs";
import { ensureInstalled } from "./install.mjs";
import { runNode } from "./run-node.mjs";

/** Installs and builds what is missing first. @param {...string} args */
export async function runServerCommand(...args) {
  await command(async () => {
    await ensureInstalled({ onlyRuntime: findBuild() !== undefined });
    return runNode([await ensureBuilt(), ...args], { NODE_ENV: "production" });
  });
}
