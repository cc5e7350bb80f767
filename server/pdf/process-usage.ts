import { readFile } from "node:fs/promises";

const TICKS_A_SECOND = 100;
/** The index of the user time among the fields that follow the program's name in /proc/PID/stat. */
const USER_TIME = 11;

export interface Usage {
  processorMs: number;
  residentBytes: number;
}

/** @returns undefined if the system does not report usage, or the process has ended */
export async function readUsage(pid: number | undefined): Promise<Usage | undefined> {
  try {
    const [stat, status] = await Promise.all([
      readFile(`/proc/${pid}/stat`, "utf8"),
      // `statm` would count memory in pages, whose size depends on the processor.
      readFile(`/proc/${pid}/status`, "utf8"),
    ]);
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = Number(fields[USER_TIME]) + Number(fields[USER_TIME + 1]);
    const kilobytes = /^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1];
    if (kilobytes === undefined) return undefined;
    return {
      processorMs: (ticks * 1000) / TICKS_A_SECOND,
      residentBytes: Number(kilobytes) * 1024,
    };
  } catch {
    return undefined;
  }
}
