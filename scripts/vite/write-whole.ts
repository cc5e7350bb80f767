/** Writes a file atomically, because another build may be reading it. */
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";

export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
