/** Stored files: one face over the local disk today; keys are `{bucket}/{name}`. */
import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Config } from "#server/config.ts";
import { StartupError } from "#server/errors.ts";

export interface Storage {
  /** Resolves only when the bytes would survive a power cut. Overwrites. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The whole file, or undefined where there is none. */
  get(key: string): Promise<Uint8Array | undefined>;
  exists(key: string): Promise<boolean>;
  /** Throws where nothing can be written. */
  check(): Promise<void>;
}

/** @throws StartupError in one line when the folder cannot be made. */
export async function openStorage(config: Config): Promise<Storage> {
  const root = path.join(config.dataDir, "storage");
  await mkdir(root, { recursive: true, mode: 0o700 }).catch((error) => {
    throw new StartupError(`DATA_DIR: a pasta ${root} não pode ser criada (${error.code}).`);
  });
  const disk = new Disk(new FSDriver({ location: root, visibility: "private" }));
  return {
    put: (key, bytes) => putDurably(root, key, bytes),
    exists: (key) => disk.exists(key),
    async get(key) {
      if (!(await disk.exists(key))) return undefined;
      return disk.getBytes(key);
    },
    async check() {
      const probe = path.join(root, ".probe");
      await writeFile(probe, "");
      await rm(probe);
    },
  };
}

/** FSDriver writes in place; a file that a row may point to is synced first and then appears whole. */
async function putDurably(root: string, key: string, bytes: Uint8Array) {
  const target = path.join(root, ...key.split("/"));
  if (!target.startsWith(root + path.sep)) throw new Error("storage key leaves the storage folder");
  const folder = path.dirname(target);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = `${target}.${process.pid}.tmp`;
  const file = await open(temporary, "w", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, target);
  const directory = await open(folder, "r");
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
