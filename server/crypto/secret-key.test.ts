import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { StartupError } from "#server/errors.ts";
import { deriveKey, loadSecretKey } from "./secret-key.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "secret-key-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

const load = (secretKey?: string) => loadSecretKey({ secretKey, dataDir });

describe("loadSecretKey", () => {
  test("the first start makes a file that only its owner reads, and says so", async () => {
    const { key, createdAt } = await load();
    const file = path.join(dataDir, "secret.key");
    expect(createdAt).toBe(file);
    expect(key).toHaveLength(32);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(dataDir)).toEqual(["secret.key"]);
  });

  test("later starts read the same key and make nothing", async () => {
    const first = await load();
    expect(await load()).toEqual({ key: first.key });
  });

  test("of ten first starts at once one makes the key and all have it", async () => {
    const loaded = await Promise.all(Array.from({ length: 10 }, () => load()));
    expect(new Set(loaded.map(({ key }) => key.toString("hex"))).size).toBe(1);
    expect(loaded.filter(({ createdAt }) => createdAt)).toHaveLength(1);
    expect(await readdir(dataDir)).toEqual(["secret.key"]);
  });

  test("SECRET_KEY wins and leaves no file", async () => {
    const given = Buffer.alloc(40, 9);
    expect(await load(given.toString("base64"))).toEqual({ key: given });
    expect(await readdir(dataDir)).toEqual([]);
  });

  test.each(["", "curta", "\0".repeat(44)])(
    "a damaged file (%j) is refused and not replaced",
    async (text) => {
      await writeFile(path.join(dataDir, "secret.key"), text);
      await expect(load()).rejects.toThrow(StartupError);
      expect(await readFile(path.join(dataDir, "secret.key"), "utf8")).toBe(text);
    },
  );

  test("a file open to others is closed", async () => {
    const file = path.join(dataDir, "secret.key");
    await writeFile(file, Buffer.alloc(32).toString("base64"), { mode: 0o644 });
    await load();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test("a folder that cannot hold it is one line", async () => {
    const loading = loadSecretKey({ secretKey: undefined, dataDir: path.join(dataDir, "none") });
    await expect(loading).rejects.toThrow(/^DATA_DIR: .+ não pode ser criado \(ENOENT\)\.$/);
  });
});

describe("deriveKey", () => {
  const key = Buffer.alloc(32, 1);

  test("the same purpose gives the same key, as RFC 5869 computes it", () => {
    // RFC 5869, A.3: SHA-256, no salt, no info.
    const okm = deriveKey(Buffer.alloc(22, 0x0b), "", 42).toString("hex");
    expect(okm).toBe(
      "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8",
    );
    expect(deriveKey(key, "a", 32)).toEqual(deriveKey(key, "a", 32));
  });

  test("another purpose or another secret gives another key", () => {
    const keys = [
      deriveKey(key, "a", 32),
      deriveKey(key, "b", 32),
      deriveKey(Buffer.alloc(32, 2), "a", 32),
    ];
    expect(new Set(keys.map((one) => one.toString("hex"))).size).toBe(3);
  });
});
