/** Runs the product's Node.js in the foreground. */
import { ownNode } from "./own-node.mjs";
import { runChild } from "./run-child.mjs";
import { watchNpm } from "./watch-npm.mjs";

/**
 * Forwards signals. The program also ends when this process or npm above it is killed.
 * @param {string[]} args
 * @param {Record<string, string>} env added to this process's own
 * @returns {Promise<number>} its exit code
 */
export async function runNode(args, env) {
  const endWatch = watchNpm(() => process.kill(process.pid, "SIGTERM"));
  try {
    return (await runChild(ownNode(), args, { env: { ...process.env, ...env } })).code;
  } finally {
    endWatch();
  }
}
