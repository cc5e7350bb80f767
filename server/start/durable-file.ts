/** Small files that must be whole or absent, whenever the power goes. */
import { randomBytes } from "node:crypto";
import { link, mkdir, open, rm } from "node:fs/promises";
import path from "node:path";

/**
 * Creates a file with this content where none is; never changes one that exists.
 * When it resolves, the file survives a power cut. Of several calls at once exactly one creates it.
 * @param mode permission bits, narrowed by the process's umask only
 * @returns whether this call created it
 */
export async function createFileOnce(
  file: string,
  content: string,
  mode = 0o600,
): Promise<boolean> {
  const temporary = `${file}.${randomBytes(6).toString("hex")}.tmp`;
  try {
    const handle = await open(temporary, "wx", mode);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    // A link, unlike a rename, refuses to replace what another process just put there.
    await link(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
  await syncFolder(path.dirname(file));
  return true;
}

/** Makes names created, renamed or removed in a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a folder that only its owner reads, where it is missing. */
export async function ensureFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}
