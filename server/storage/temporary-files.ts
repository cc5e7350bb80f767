/**
 * Files on their way in, below DATA_DIR: never on a disk that others share, and what a killed process left
 * is gone at the next start.
 */
import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";

const FOLDER = "temporario";

/**
 * @param name what the file is for; it is made unique here
 * @returns a path in a folder that is private to this user; the caller writes and removes the file
 */
export async function makeTemporaryFile(dataDir: string, name: string): Promise<string> {
  const folder = path.join(dataDir, FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return path.join(folder, `${name}-${randomUUID()}`);
}

/** At a start, before the first upload: whatever is there belongs to a process that has ended. */
export async function removeTemporaryFiles(dataDir: string): Promise<void> {
  await rm(path.join(dataDir, FOLDER), { recursive: true, force: true });
}
