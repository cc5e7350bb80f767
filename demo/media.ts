/** The demonstration's pictures: `demo/media/{bucket}/`, copied into the storage under the same key. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Storage } from "#server/storage/open.ts";

const RELATIVE = "demo/media";
const BUCKETS = ["hero", "estrutura", "medicos", "convenios", "blog"] as const;
const AT_ONCE = 8;

export type Bucket = (typeof BUCKETS)[number];

export interface DemoMedia {
  /** Key of the full picture in the storage, null where there is no such picture. */
  find(bucket: Bucket, name: string): string | null;
  copyTo(storage: Storage): Promise<void>;
}

/** The address under which the site serves a stored file. */
export function addressOf(key: string): string {
  return `/arquivos/${key}`;
}

/** Read at run time: the same files, whether this module runs from its source or from a bundle. */
function mediaFolder(): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, RELATIVE))) return path.join(folder, RELATIVE);
    if (folder === path.dirname(folder)) throw new Error(`${RELATIVE} not found`);
  }
}

export async function readDemoMedia(): Promise<DemoMedia> {
  const root = mediaFolder();
  const lists = await Promise.all(
    BUCKETS.map(async (bucket) => {
      const names = await readdir(path.join(root, bucket)).catch(() => []);
      return names.filter((name) => /\.(webp|avif)$/.test(name)).map((name) => `${bucket}/${name}`);
    }),
  );
  const keys = lists.flat();
  return {
    find(bucket, name) {
      const full = new RegExp(`^${bucket}/${name}-\\d+x\\d+\\.webp$`);
      return keys.find((key) => full.test(key)) ?? null;
    },
    async copyTo(storage) {
      const left = [...keys];
      const copyNext = async () => {
        for (let key = left.pop(); key; key = left.pop()) {
          if (await storage.exists(key)) continue;
          await storage.put(key, await readFile(path.join(root, key)));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, copyNext));
    },
  };
}
