/**
 * `npm start`, and with `--demo` `npm run demo`: installs what is missing, builds what is stale,
 * then keeps the server running on the product's own Node.js. Runs on plain Node.js 20.
 */
import { existsSync } from "node:fs";
import { ensureBuilt, findBuild } from "./build.mjs";
import { command } from "./command.mjs";
import { ensureInstalled } from "./install.mjs";
import { keepRunning } from "./keep-running.mjs";

/** In MB. Left alone, V8 takes more the larger the machine; a semi-space of 32 costs 24 MB more under load. */
const MEMORY = ["--max-old-space-size=384", "--max-semi-space-size=16"];

/**
 * Of glibc. It gives each thread a store of its own, and what is freed in one is no use to another: one
 * for all. V8's compiler takes its memory in parts of 32 KB between which other things come to lie, so
 * that 12 MB of it stayed after the first visits: parts of that size go straight back to the system.
 */
const MALLOC = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "32768" };
const ENVIRONMENT = { NODE_ENV: "production", ...MALLOC };

await command(async () => {
  await ensureInstalled({ onlyRuntime: findBuild() !== undefined });
  const program = await ensureBuilt();
  return keepRunning(async () => (existsSync(program) ? program : ensureBuilt()), {
    nodeArgs: MEMORY,
    args: process.argv.slice(2),
    env: { ...process.env, ...ENVIRONMENT },
  });
});
