import { randomBytes } from "node:crypto";
import { link, mkdir, open, rm } from "node:fs/promises";
import path from "node:path";

/** Never changes an existing file. A created file survives a power cut. @returns whether this call created it */
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
    // `link` fails if the file exists, while `rename` would replace another process's file.
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

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function ensureFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}
