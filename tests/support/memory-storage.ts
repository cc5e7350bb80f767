import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import type { Storage } from "#server/storage/storage.ts";

export function memoryStorage() {
  const files = new Map<string, { bytes: Uint8Array; modifiedAt: Date }>();
  const storage: Storage = {
    put: async (key, bytes) => void files.set(key, { bytes, modifiedAt: new Date() }),
    putFile: async (key, file) =>
      void files.set(key, { bytes: await readFile(file), modifiedAt: new Date() }),
    get: async (key) => files.get(key)?.bytes,
    range: async (key, start, end) => {
      const file = files.get(key);
      return file && Readable.from([file.bytes.subarray(start, end + 1)]);
    },
    delete: async (key) => void files.delete(key),
    exists: async (key) => files.has(key),
    async *list(bucket) {
      for (const [key, { bytes, modifiedAt }] of [...files]) {
        if (bucket === undefined || key.startsWith(`${bucket}/`)) {
          yield { key, bytes: bytes.length, modifiedAt };
        }
      }
    },
    removeUnfinished: async () => {},
    check: async () => {},
  };
  return { storage, files };
}
