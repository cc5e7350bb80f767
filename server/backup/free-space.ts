import { statfs } from "node:fs/promises";

/** With less free space the dashboard warns, and administrators get an e-mail. */
export const LOW_MB = 500;

/**
 * With less free space the server refuses visitors' files, before staff are warned and long before staff cannot save.
 * The space between the two limits is enough for files that are already being received.
 */
export const STRANGERS_MB = 2 * LOW_MB;

/** Backups and their trial restores leave this much free, because a full disk would stop PostgreSQL too. */
export const RESERVE_MB = 200;

export async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / 1024 ** 2);
}
