import { ensureBuilt, findBuild } from "../build/build.mjs";
import { ensureInstalled } from "../build/install.mjs";
import { command } from "../run/command.mjs";
import { runNode } from "../run/run-node.mjs";

export async function runServerCommand(...args) {
  await command(async () => {
    await ensureInstalled({ onlyRuntime: findBuild() !== undefined });
    return runNode([await ensureBuilt(), ...args], { NODE_ENV: "production" });
  });
}
