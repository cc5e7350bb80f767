import { statfs } from "node:fs/promises";

export const LOW_MB = 500;

/** Visitors' files are refused before staff are warned, with space left for files that are already being received. */
export const STRANGERS_MB = 2 * LOW_MB;

/** Backups and their trial restores leave this much free, because a full disk would stop PostgreSQL too. */
export const RESERVE_MB = 200;

export async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / 1024 ** 2);
}
