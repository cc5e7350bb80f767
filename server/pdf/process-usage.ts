import { readFile } from "node:fs/promises";

/** On x64 and most arm64 systems; where pages are larger, the memory is underestimated. */
const TICKS_A_SECOND = 100;
const PAGE_BYTES = 4096;
/** The index of the user time in /proc/PID/stat, counted after the program's name, which may contain blanks. */
const USER_TIME = 11;

export interface Usage {
  processorMs: number;
  residentBytes: number;
}

/** @returns undefined if the system does not report usage, or the process has ended */
export async function readUsage(pid: number | undefined): Promise<Usage | undefined> {
  try {
    const [stat, memory] = await Promise.all([
      readFile(`/proc/${pid}/stat`, "utf8"),
      readFile(`/proc/${pid}/statm`, "utf8"),
    ]);
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = Number(fields[USER_TIME]) + Number(fields[USER_TIME + 1]);
    const pages = Number(memory.split(" ")[1]);
    return {
      processorMs: (ticks * 1000) / TICKS_A_SECOND,
      residentBytes: pages * PAGE_BYTES,
    };
  } catch {
    return undefined;
  }
}
