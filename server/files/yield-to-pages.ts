import type { ChildProcess } from "node:child_process";
import { constants, setPriority } from "node:os";

/** Lowers the process's priority, because pages must not wait for it. Some systems do not allow it. */
export function yieldToPages({ pid }: Pick<ChildProcess, "pid">): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {}
}
