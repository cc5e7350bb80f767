import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

export interface ClusterProcess {
  readonly pid: number;
  readonly parent: number;
  readonly isPostmaster: boolean;
}

const POLL_MS = 20;

/** Omits zombies, which hold no files or locks. */
export async function listProcesses(name: string): Promise<ClusterProcess[]> {
  const table = process.platform === "linux" ? readProc() : await readPs();
  const setting = `cluster_name=${name}`;
  const title = `postgres: ${name}: `;
  return table.flatMap(({ pid, parent, command }) => {
    const isPostmaster = command.split(/[\0 ]/).includes(setting);
    return isPostmaster || command.startsWith(title) ? [{ pid, parent, isPostmaster }] : [];
  });
}

export async function findPostmaster({ name, paths }: { name: string; paths: { data: string } }) {
  const pid = await lockedBy(paths.data);
  if (pid === undefined) return undefined;
  const found = (await listProcesses(name)).find((one) => one.pid === pid && one.isPostmaster);
  return found?.pid;
}

/** @returns the pid in postmaster.pid, which another process may have by now */
export async function lockedBy(data: string): Promise<number | undefined> {
  const text = await readFile(path.join(data, "postmaster.pid"), "utf8").catch(() => "");
  return Number.parseInt(text, 10) || undefined;
}

/** Reads the process's state, because sending a signal would also succeed for a zombie. */
export function isRunning(pid: number): boolean {
  if (process.platform === "linux") return !["", "Z", "X"].includes(statFields(pid)[0] ?? "");
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

export async function hasEnded(pid: number, withinMs: number): Promise<boolean> {
  for (const end = Date.now() + withinMs; isRunning(pid); await sleep(POLL_MS)) {
    if (Date.now() > end) return false;
  }
  return true;
}

/** When a process started, to distinguish it from an earlier process with the same pid; 0 if unknown. */
export function startedAt(pid: number): number {
  return Number(statFields(pid)[19] ?? 0);
}

function statFields(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The second field is the program's name in brackets, which may contain spaces and brackets.
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}

interface Row {
  pid: number;
  parent: number;
  command: string;
}

function readProc(): Row[] {
  return readdirSync("/proc").flatMap((name) => {
    const pid = Number(name);
    if (!(pid > 0)) return [];
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, "latin1");
      if (!command.includes("clinica-")) return [];
      return [{ pid, parent: Number(statFields(pid)[1]), command }];
    } catch {
      return [];
    }
  });
}

async function readPs(): Promise<Row[]> {
  const { stdout } = await promisify(execFile)("ps", ["-axww", "-o", "pid=,ppid=,stat=,command="]);
  return stdout.split("\n").flatMap((line) => {
    const [, pid, parent, state, command] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/s.exec(line) ?? [];
    if (command === undefined || state?.startsWith("Z")) return [];
    return [{ pid: Number(pid), parent: Number(parent), command }];
  });
}
