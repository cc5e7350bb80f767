/**
 * `npm start`, and with `--demo` `npm run demo`: installs what is missing, builds what is stale,
 * then runs the server on the product's own Node.js. Runs on plain Node.js 20.
 */
import { build, isBuilt, SERVER } from "./build.mjs";
import { command } from "./command.mjs";
import { ensureInstalled } from "./install.mjs";
import { runNode } from "./run-node.mjs";

/** In MB. A large machine makes V8 lazy; this holds the resident memory at about half. */
const MEMORY = ["--max-old-space-size=384", "--max-semi-space-size=32"];

/** glibc gives each thread a store of its own, and what is freed in one is no use to another. */
const ENVIRONMENT = { NODE_ENV: "production", MALLOC_ARENA_MAX: "2" };

await command(async () => {
  const isReady = isBuilt();
  await ensureInstalled({ onlyRuntime: isReady });
  if (!isReady) await build();
  return runNode([...MEMORY, SERVER, ...process.argv.slice(2)], ENVIRONMENT);
});
