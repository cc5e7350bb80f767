/** Stored names contain a hash of the content, because browsers cache a stored file for ever. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { BUCKETS, type Bucket } from "#domain/midia/midia.ts";
import type { Storage } from "#server/storage/storage.ts";

const RELATIVE = "demo/midia";
const AT_ONCE = 8;
const HASH_LENGTH = 10;

/** Matches `{name}-{W}x{H}`, and `{name}-{W}x{H}-{w}` for a smaller file. */
const FILE = /^(.+)(-\d+x\d+(?:-\d+)?\.(?:webp|avif))$/;

interface DemoPicture {
  bucket: Bucket;
  chave: string;
  largura: number;
  altura: number;
  bytes: number;
  sha256: string;
  nome: string;
  variantes: { avif: number[]; webp: number[] };
}

export interface DemoMidia {
  readonly pictures: readonly DemoPicture[];
  find(bucket: Bucket, name: string): string | null;
  copyTo(storage: Storage): Promise<void>;
}

export function addressOf(key: string): string {
  return `/arquivos/${key}`;
}

/** Searches the folders above, because this module may run from its source or from a bundle. */
function mediaFolder(): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, RELATIVE))) return path.join(folder, RELATIVE);
    if (folder === path.dirname(folder)) throw new Error(`${RELATIVE} not found`);
  }
}

export async function readDemoMidia(root = mediaFolder()): Promise<DemoMidia> {
  const lists = await Promise.all(BUCKETS.map((bucket) => readBucket(root, bucket)));
  const files = new Map(lists.flat());
  return {
    pictures: [...files].flatMap(([key, bytes]) => pictureOf(key, bytes, files)),
    find(bucket, name) {
      const full = new RegExp(`^${bucket}/${name}-[0-9a-f]{${HASH_LENGTH}}-\\d+x\\d+\\.webp$`);
      return [...files.keys()].find((key) => full.test(key)) ?? null;
    },
    async copyTo(storage) {
      const left = [...files];
      const copyNext = async () => {
        for (let file = left.pop(); file; file = left.pop()) {
          const [key, bytes] = file;
          if (!(await storage.exists(key))) await storage.put(key, bytes);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, copyNext));
    },
  };
}

/** Files with the same `{name}` (see `FILE`) show one picture, and get one hash. */
async function readBucket(root: string, bucket: Bucket): Promise<[string, Uint8Array][]> {
  const folder = path.join(root, bucket);
  const found = await readdir(folder).catch(() => []);
  const parts = found.sort().flatMap((file) => {
    const [, name, rest] = FILE.exec(file) ?? [];
    return name && rest ? [{ file, name, rest }] : [];
  });
  const pictures = Map.groupBy(parts, ({ name }) => name);
  const sets = await Promise.all(
    [...pictures].map(async ([name, sizes]) => {
      const hash = createHash("sha256");
      const contents = await Promise.all(
        sizes.map(({ file }) => readFile(path.join(folder, file))),
      );
      for (const [index, bytes] of contents.entries())
        hash.update(`${sizes[index]?.rest}\0`).update(bytes);
      const stem = `${bucket}/${name}-${hash.digest("hex").slice(0, HASH_LENGTH)}`;
      return contents.map((bytes, index): [string, Uint8Array] => [
        `${stem}${sizes[index]?.rest}`,
        bytes,
      ]);
    }),
  );
  return sets.flat();
}

const FULL = /^((\w+)\/(.+)-[0-9a-f]+-(\d+)x(\d+))\.webp$/;

function pictureOf(key: string, bytes: Uint8Array, files: Map<string, Uint8Array>): DemoPicture[] {
  const [, chave, bucket, nome, width, height] = FULL.exec(key) ?? [];
  if (!chave || !nome) return [];
  const widths = (type: string) =>
    [...files.keys()]
      .filter((one) => one.startsWith(`${chave}-`) && one.endsWith(`.${type}`))
      .map((one) => Number(one.slice(chave.length + 1, -type.length - 1)))
      .sort((a, b) => a - b);
  return [
    {
      bucket: bucket as Bucket,
      chave,
      largura: Number(width),
      altura: Number(height),
      bytes: bytes.byteLength,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      nome,
      variantes: { avif: widths("avif"), webp: widths("webp") },
    },
  ];
}
