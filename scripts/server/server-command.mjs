import { ensureBuilt, findBuild } from "../build/build.mjs";
import { ensureInstalled } from "../build/install.mjs";
import { command } from "../run/command.mjs";
import { runNode } from "../run/run-node.mjs";

/** Runs the server with these arguments, after installing and building what is missing. @param {...string} args */
export async function runServerCommand(...args) {
  await command(async () => {
    await ensureInstalled({ onlyRuntime: findBuild() !== undefined });
    return runNode([await ensureBuilt(), ...args], { NODE_ENV: "production" });
  });
}
