import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { startS3Server } from "#tests/support/s3-server.ts";
import { openStorage } from "./open-storage.ts";
import type { Storage, StoredFile } from "./storage.ts";

let folder = "";
let server: Awaited<ReturnType<typeof startS3Server>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "clinica-storage-"));
  server = await startS3Server();
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const s3 = () => server.config;
const bytes = (word: string) => new TextEncoder().encode(word);

describe.each(["disk", "S3"])("%s", (kind) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openStorage({ dataDir: folder, s3: kind === "S3" ? s3() : undefined });
  });

  test("gives back what it was given, the newest where it was given twice", async () => {
    await storage.put("hero/a-1x1.webp", bytes("primeiro"));
    await storage.put("hero/a-1x1.webp", bytes("segundo"));
    expect(new TextDecoder().decode(await storage.get("hero/a-1x1.webp"))).toBe("segundo");
    expect(await storage.exists("hero/a-1x1.webp")).toBe(true);
  });

  test("a key that is written several times at once is always read whole", async () => {
    const large = new Uint8Array(2_000_000).fill(7);
    await storage.put("hero/ao-mesmo-tempo-1x1.webp", large);
    const puts = Promise.all(
      Array.from({ length: 6 }, () => storage.put("hero/ao-mesmo-tempo-1x1.webp", large)),
    );
    let isWriting = true;
    const written = puts.finally(() => {
      isWriting = false;
    });
    const sizes = new Set<number | undefined>();
    while (isWriting) sizes.add((await storage.get("hero/ao-mesmo-tempo-1x1.webp"))?.byteLength);
    await written;
    expect([...sizes]).toEqual([large.byteLength]);
  });

  test("takes a file of this machine", async () => {
    const source = path.join(folder, "fonte");
    await writeFile(source, "de um arquivo");
    await storage.putFile("laudos/a.pdf", source);
    expect(new TextDecoder().decode(await storage.get("laudos/a.pdf"))).toBe("de um arquivo");
    await expect(storage.putFile("laudos/b.pdf", `${source}-nenhum`)).rejects.toThrow();
    expect(await storage.exists("laudos/b.pdf")).toBe(false);
  });

  test("gives a part of a file, both ends included", async () => {
    await storage.put("blog/parte-1x1.webp", bytes("0123456789"));
    const part = await storage.range("blog/parte-1x1.webp", 3, 5);
    expect(part && (await text(part))).toBe("345");
  });

  test("has nothing where nothing was put", async () => {
    expect(await storage.get("hero/nada.webp")).toBeUndefined();
    expect(await storage.range("hero/nada.webp", 0, 1)).toBeUndefined();
    expect(await storage.exists("hero/nada.webp")).toBe(false);
    await storage.delete("hero/nada.webp");
  });

  test("forgets what was deleted", async () => {
    await storage.put("hero/weg-1x1.webp", bytes("x"));
    await storage.delete("hero/weg-1x1.webp");
    expect(await storage.get("hero/weg-1x1.webp")).toBeUndefined();
  });

  const listed = async (bucket: string) => {
    const files: StoredFile[] = [];
    for await (const file of storage.list(bucket)) files.push(file);
    return files;
  };

  test("lists a bucket's files with their age, and no other's", async () => {
    // A store may count in whole seconds.
    const second = Math.floor(Date.now() / 1000) - 1;
    await storage.put("medicos/a-1x1.webp", bytes("x"));
    await storage.put("medicos/a-1x1-320.avif", bytes("x"));
    await storage.put("convenios/b-1x1.webp", bytes("x"));
    const found = await listed("medicos");
    expect(found.map(({ key }) => key).sort()).toEqual([
      "medicos/a-1x1-320.avif",
      "medicos/a-1x1.webp",
    ]);
    for (const { modifiedAt } of found) {
      expect(modifiedAt.getTime()).toBeGreaterThanOrEqual(second * 1000);
    }
    expect(await listed("estrutura")).toEqual([]);
  });

  test("answers its check", async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });
});

test("the check of a store without its bucket, and of an unavailable one, fails", async () => {
  const without = await openStorage({ dataDir: folder, s3: { ...s3(), bucket: "outro" } });
  await expect(without.check()).rejects.toThrow();
  const unavailable = await openStorage({
    dataDir: folder,
    s3: { ...s3(), endpoint: "http://127.0.0.1:9" },
  });
  await expect(unavailable.check()).rejects.toThrow();
  await expect(unavailable.put("hero/a-1x1.webp", bytes("x"))).rejects.toThrow();
});

test("what a crash left of a write is in no list, and is deleted after a day", async () => {
  const dataDir = await mkdtemp(path.join(folder, "queda-"));
  const storage = await openStorage({ dataDir, s3: undefined });
  await storage.put("imagens/a.dcm.cifra", bytes("x"));
  const images = path.join(dataDir, "storage", "imagens");
  // A write that never ends: the server crashes meanwhile.
  const source = path.join(dataDir, "fonte");
  await promisify(execFile)("mkfifo", [source]);
  void storage.putFile("imagens/b.dcm.cifra", source).catch(() => {});
  const names = () => readdir(images).then((all) => all.sort());
  await eventually(async () => expect(await names()).toHaveLength(2));
  const listed: string[] = [];
  for await (const { key } of storage.list()) listed.push(key);
  expect(listed).toEqual(["imagens/a.dcm.cifra"]);
  await storage.removeUnfinished(new Date(Date.now() - 60_000));
  expect(await names()).toHaveLength(2);
  await storage.removeUnfinished(new Date(Date.now() + 60_000));
  expect(await names()).toEqual(["a.dcm.cifra"]);
  await writeFile(source, "");
});

test("a write that the disk refuses leaves nothing behind, and no key leaves the folder", async () => {
  const dataDir = await mkdtemp(path.join(folder, "cheio-"));
  const storage = await openStorage({ dataDir, s3: undefined });
  await writeFile(path.join(dataDir, "storage", "hero"), "no folder");
  await expect(storage.put("hero/a-1x1.webp", bytes("x"))).rejects.toThrow();
  expect(await readdir(path.join(dataDir, "storage"))).toEqual(["hero"]);
  await expect(storage.put("../fora.webp", bytes("x"))).rejects.toThrow("leaves the storage");
  await expect(storage.range("../../etc/passwd", 0, 9)).rejects.toThrow("leaves the storage");
});
