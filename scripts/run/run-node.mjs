import { ownNode } from "./own-node.mjs";
import { runChild } from "./run-child.mjs";
import { watchNpm } from "./watch-npm.mjs";

/** The program also ends if this process, or the npm that started it, is killed. */
export async function runNode(args, env) {
  const endWatch = watchNpm(() => process.kill(process.pid, "SIGTERM"));
  try {
    return (await runChild(ownNode(), args, { env: { ...process.env, ...env } })).code;
  } finally {
    endWatch();
  }
}
