import { statfs } from "node:fs/promises";

export const LOW_MB = 500;

/** With less free space, visitors' files are refused. It exceeds LOW_MB: files being received still need space. */
export const STRANGERS_MB = 2 * LOW_MB;

/** Backups and their trial restores leave this much free, because a full disk would stop PostgreSQL too. */
export const RESERVE_MB = 200;

export async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / 1024 ** 2);
}
