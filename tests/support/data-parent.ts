/** Chooses where tests create data folders, each of 50 MB: in memory if possible, because a disk slows tests down. */
import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const IN_MEMORY = "/dev/shm";
const ENOUGH_BYTES = 2 * 1024 ** 3;

/** @returns a folder in memory if it has room, or else the system's temporary folder */
export function dataParent(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ENOUGH_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
