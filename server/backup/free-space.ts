import { statfs } from "node:fs/promises";

/** With less free space the dashboard warns, and administrators get an e-mail. */
export const LOW_MB = 500;

export async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / 1024 ** 2);
}
