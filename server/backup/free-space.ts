import { statfs } from "node:fs/promises";

export const LOW_MB = 500;

/** With less free space than this, visitors' files are refused. */
export const STRANGERS_MB = 2 * LOW_MB;

/** Backups and test restores leave this much free, because a full disk would stop PostgreSQL too. */
export const RESERVE_MB = 200;

export async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / 1024 ** 2);
}
