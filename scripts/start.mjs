/** `npm start` and `npm run demo` (`--demo`). This file must also run on Node.js 20, without packages. */
import { existsSync } from "node:fs";
import { ensureBuilt, findBuild } from "./build/build.mjs";
import { ensureInstalled } from "./build/install.mjs";
import { command } from "./run/command.mjs";
import { keepRunning } from "./run/keep-running.mjs";

/** Limits in MB, because by default V8's heap grows with the machine's memory. */
const MEMORY = ["--max-old-space-size=384", "--max-semi-space-size=16"];

/** glibc settings that save 12 MB: threads share one arena, and freed blocks from 32 KB go back to the system. */
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
