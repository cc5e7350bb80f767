import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import path from "node:path";
import { StartupError } from "#server/errors.ts";
import { ensureFolder, syncFolder } from "#server/start/durable-file.ts";
import type { Storage, StoredFile } from "./storage.ts";

const TEMPORARY = ".tmp";
const isTemporary = (name: string) => name.endsWith(TEMPORARY);

export async function openDisk(root: string): Promise<Storage> {
  await mkdir(root, { recursive: true, mode: 0o700 }).catch((error) => {
    throw new StartupError(`DATA_DIR: a pasta ${root} não pode ser criada (${error.code}).`);
  });
  return {
    put: (key, bytes) => putDurably(root, key, (file) => file.writeFile(bytes)),
    putFile: (key, source) =>
      putDurably(root, key, (file) => file.writeFile(createReadStream(source))),
    exists: async (key) => !!(await stat(pathOf(root, key)).catch(undefinedWhereMissing)),
    get: async (key) => readFile(pathOf(root, key)).catch(undefinedWhereMissing),
    async range(key, start, end) {
      const file = await open(pathOf(root, key)).catch(undefinedWhereMissing);
      return file?.createReadStream({ start, end });
    },
    async delete(key) {
      const file = pathOf(root, key);
      await rm(file, { force: true });
      await syncFolder(path.dirname(file)).catch(undefinedWhereMissing);
    },
    list: (bucket) => listFiles(root, (name) => !isTemporary(name), bucket),
    async removeUnfinished(before) {
      for await (const { key, modifiedAt } of listFiles(root, isTemporary)) {
        if (modifiedAt < before) await rm(pathOf(root, key), { force: true });
      }
    },
    async check() {
      const probe = path.join(root, ".probe");
      await writeFile(probe, "");
      await rm(probe, { force: true });
    },
  };
}

async function* listFiles(
  root: string,
  isListed: (name: string) => boolean,
  bucket?: string,
): AsyncIterable<StoredFile> {
  const buckets = bucket === undefined ? await readdir(root) : [bucket];
  for (const one of buckets) {
    const folder = pathOf(root, one);
    const names = (await readdir(folder).catch(undefinedWhereMissing)) ?? [];
    for (const name of names.filter(isListed)) {
      const found = await stat(path.join(folder, name)).catch(undefinedWhereMissing);
      if (!found?.isFile()) continue;
      yield { key: `${one}/${name}`, bytes: found.size, modifiedAt: found.mtime };
    }
  }
}

/** Writes and syncs the file under a temporary name and then renames it, so readers never see a part of it. */
async function putDurably(root: string, key: string, write: (file: FileHandle) => Promise<void>) {
  const target = pathOf(root, key);
  const folder = path.dirname(target);
  await ensureFolder(folder);
  const temporary = `${target}.${randomUUID()}${TEMPORARY}`;
  try {
    const file = await open(temporary, "w", 0o600);
    try {
      await write(file);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
  await syncFolder(root);
}

function pathOf(root: string, key: string): string {
  const target = path.join(root, ...key.split("/"));
  if (!target.startsWith(root + path.sep)) throw new Error("storage key leaves the storage folder");
  return target;
}

function undefinedWhereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw error;
}
