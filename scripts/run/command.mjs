import { ROOT } from "../project.mjs";
import { Interrupted } from "./run-child.mjs";

export async function command(run) {
  process.chdir(ROOT);
  process.exitCode = await run().catch((error) => {
    if (error instanceof Interrupted) return error.exitCode;
    process.stderr.write(`${error.message}\n`);
    return 1;
  });
}
