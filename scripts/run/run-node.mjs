/** Runs the product's Node.js in the foreground. */
import { ownNode } from "./own-node.mjs";
import { runChild } from "./run-child.mjs";
import { watchNpm } from "./watch-npm.mjs";

/**
 * Runs a program, and forwards signals to it. The program also ends if this process, or the npm that started it, is
 * killed.
 * @param {string[]} args
 * @param {Record<string, string>} env variables that are added to the environment of this process
 * @returns {Promise<number>} the program's exit code
 */
export async function runNode(args, env) {
  const endWatch = watchNpm(() => process.kill(process.pid, "SIGTERM"));
  try {
    return (await runChild(ownNode(), args, { env: { ...process.env, ...env } })).code;
  } finally {
    endWatch();
  }
}
