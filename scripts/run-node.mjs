/** Runs the product's own Node.js in the foreground; it ends with its parent. */
import { ownNode } from "./own-node.mjs";
import { runChild } from "./run-child.mjs";
import { watchNpm } from "./watch-npm.mjs";

/**
 * Signals go to the program. It ends too when this process is killed (its channel closes), or
 * when npm above this process is.
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
