import { hasEnded, isRunning, listProcesses } from "./processes.ts";

const QUIT_MS = 1_000;
const KILL_MS = 1_000;

/** SIGINT makes PostgreSQL roll back transactions and save its data. @param pid the postmaster's pid, if it runs */
export async function stopPostmaster(
  pid: number | undefined,
  name: string,
  withinMs: number,
): Promise<void> {
  for (const [signal, patience] of [
    ["SIGINT", withinMs],
    ["SIGQUIT", QUIT_MS],
    ["SIGKILL", KILL_MS],
  ] as const) {
    if (pid === undefined) break;
    send(pid, signal);
    if (await hasEnded(pid, patience)) break;
  }
  await endOrphans(name);
}

/** Ends the children of a dead postmaster, because a new postmaster cannot start while they run. */
export async function endOrphans(name: string): Promise<void> {
  const processes = await listProcesses(name);
  const postmasters = new Set(processes.filter((one) => one.isPostmaster).map(({ pid }) => pid));
  const orphans = processes.filter((one) => !one.isPostmaster && !postmasters.has(one.parent));
  for (const { pid } of orphans) {
    if (await hasEnded(pid, 200)) continue;
    send(pid, "SIGQUIT");
    if (!(await hasEnded(pid, QUIT_MS))) send(pid, "SIGKILL");
    await hasEnded(pid, KILL_MS);
  }
}

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (isRunning(pid)) throw error;
  }
}
