import { ensureBuilt, findBuild } from "./build.mjs";
import { command } from "./command.mjs";
import { ensureInstalled } from "./install.mjs";
import { runNode } from "./run-node.mjs";

/**
 * Runs one of the server's own commands, after installing and building what is missing.
 * @param {...string} args
 */
export async function runServerCommand(...args) {
  await command(async () => {
    await ensureInstalled({ onlyRuntime: findBuild() !== undefined });
    return runNode([await ensureBuilt(), ...args], { NODE_ENV: "production" });
  });
}
