/** What every command has in common: where it works, and how it ends. */
import { ROOT } from "./project.mjs";
import { Interrupted } from "./run-child.mjs";

/**
 * A failure is told in its message, without a stack.
 * @param {() => Promise<number>} run resolves with the exit code
 */
export async function command(run) {
  process.chdir(ROOT);
  process.exitCode = await run().catch((error) => {
    if (error instanceof Interrupted) return error.exitCode;
    process.stderr.write(`${error.message}\n`);
    return 1;
  });
}
