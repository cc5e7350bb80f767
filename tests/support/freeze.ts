import { readdirSync, readFileSync } from "node:fs";

/** Suspends PostgreSQL: connections stay open, and no query is answered. @returns a function that resumes it */
export function freeze(postmaster: number): () => void {
  // The postmaster is frozen first, so that it starts no new process.
  process.kill(postmaster, "SIGSTOP");
  const frozen = [postmaster, ...childrenOf(postmaster)];
  for (const pid of frozen) signal(pid, "SIGSTOP");
  return () => {
    for (const pid of frozen.splice(0)) signal(pid, "SIGCONT");
  };
}

function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return undefined;
  }
}

function signal(pid: number, name: "SIGSTOP" | "SIGCONT"): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has ended in the meantime.
  }
}
