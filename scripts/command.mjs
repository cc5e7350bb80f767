/** Runs a command: sets the working directory, reports errors and sets the exit code. */
import { ROOT } from "./project.mjs";
import { Interrupted } from "./run-child.mjs";

/**
 * An error is reported by its message, without a stack.
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
