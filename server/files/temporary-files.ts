/** Temporary files below DATA_DIR: never on a shared disk, and removed at the next start. */
import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";

const FOLDER = "temporario";

export async function makeTemporaryFile(dataDir: string, name: string): Promise<string> {
  const folder = path.join(dataDir, FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return path.join(folder, `${name}-${randomUUID()}`);
}

/** Must run before the first upload. Until then, all files in the folder are from ended processes. */
export async function removeTemporaryFiles(dataDir: string): Promise<void> {
  await rm(path.join(dataDir, FOLDER), { recursive: true, force: true });
}
