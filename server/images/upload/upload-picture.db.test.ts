import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { can, type Role } from "#domain/permissions.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import { makeImageVariants } from "#server/images/make-image-variants.ts";
import { openQueue, type Queue } from "#server/jobs/queue.ts";
import { createLog } from "#server/log.ts";
import { createMailer } from "#server/mail/mailer.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import type { Storage } from "#server/storage/storage.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { eventually } from "#tests/support/eventually.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { photo } from "#tests/support/photo.ts";
import { uploads } from "#tests/support/picture-uploads.ts";
import { processorTime } from "#tests/support/processor-time.ts";
import { uploadPicture } from "./upload-picture.ts";

const test = testDatabase();
const log = createLog("silent");
let folder = "";
let disk: Storage;
let queue: Queue | undefined;
const jobs: string[] = [];
const upload = uploads(test, jobs);

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "clinica-upload-test-"));
  disk = await openStorage({ dataDir: folder, s3: undefined });
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  jobs.length = 0;
  await test.superuser`truncate midia, trilha, convenios, home_hero, blog_posts`;
});
afterEach(async () => {
  await queue?.close();
  queue = undefined;
});

const rows = () => test.superuser`select * from midia order by criado_em`;

async function stored(storage: Storage, bucket = "blog"): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(bucket)) keys.push(key);
  return keys.sort();
}

describe("an upload", () => {
  it("leaves a row, the files that it names, and the job for the others", async () => {
    const { storage } = memoryStorage();
    const result = await upload({ storage });
    if ("problem" in result) throw new Error(result.problem);
    expect(result.url).toMatch(/^\/arquivos\/blog\/[0-9a-f]{24}-1000x1000\.webp$/);
    const [row] = await rows();
    expect(row).toMatchObject({
      bucket: "blog",
      nome: "Recepção nova",
      largura: 1000,
      altura: 1000,
      cor: "122",
      variantes: { avif: [], webp: [320] },
    });
    expect(await stored(storage)).toEqual([`${row?.chave}-320.webp`, `${row?.chave}.webp`]);
    expect(jobs).toEqual(["make-image-variants"]);
  });

  it("of the same image twice is one, of another part of it a second", async () => {
    const bytes = await photo();
    const first = await upload({ bytes });
    expect(await upload({ bytes, name: "outra.png" })).toMatchObject({
      url: (first as { url: string }).url,
    });
    expect(await rows()).toHaveLength(1);
    await upload({ bytes, recorte: { x: 0, y: 0, width: 0.5, height: 0.5 } });
    expect((await rows()).map(({ largura }) => largura)).toEqual([1000, 500]);
  });

  it("of exactly 5 MB is checked, of one byte more refused", async () => {
    const bytes = new Uint8Array(5 * 1024 * 1024);
    expect(await upload({ bytes, bucket: "hero" })).toMatchObject({ problem: "not-an-image" });
    const more = new Uint8Array(bytes.length + 1);
    expect(await upload({ bytes: more, bucket: "hero" })).toEqual({
      problem: "too-large",
      bucket: "hero",
    });
    expect(await rows()).toHaveLength(0);
  });

  it("of 256 megapixels in a quarter of a megabyte is refused at once, in little memory", async () => {
    const bomb = await makeBomb();
    expect(bomb.byteLength).toBeLessThan(1024 * 1024);
    const before = process.memoryUsage().rss;
    const refuse = async () =>
      expect(await upload({ bytes: bomb })).toMatchObject({ problem: "too-many-pixels" });
    expect(await processorTime(2_000, refuse)).toBeLessThan(2_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 ** 2);
  });

  it.each([
    ["no file", { bucket: "blog" }],
    ["a bucket of its own making", { bucket: "../fora", arquivo: "x" }],
    ["a part that is none", { bucket: "blog", recorte: "[1]", arquivo: "x" }],
  ])("with %s is unreadable", async (_what, fields) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      form.set(name, name === "arquivo" ? new File(["x"], "x.png") : String(value));
    }
    const request = new Request("http://127.0.0.1/", { method: "POST", body: form });
    const run = () => Promise.reject(new Error("not reached"));
    const store = { storage: disk, log, dataDir: folder, queue: { send: async () => {} }, run };
    expect(await uploadPicture(request, store)).toEqual({ problem: "unreadable" });
  });

  it.each([
    "anonimo",
    "paciente",
    "leitor",
    "laudos",
    "editor",
    "recepcao",
    "admin_master",
  ] as const)("by %s is stored where the permission table says so", async (role) => {
    const result = await upload({ role: role as Role, storage: memoryStorage().storage });
    expect("url" in result).toBe(can(role, "create", "midia"));
  });

  it("leaves neither row nor file where the store fails in between", async () => {
    const { storage, files } = memoryStorage();
    let puts = 0;
    const put: Storage["put"] = async (key, content) => {
      if (++puts === 2) throw new Error("store gone");
      return storage.put(key, content);
    };
    const result = await upload({ storage: { ...storage, put }, bucket: "medicos" });
    expect(result).toEqual({ problem: "not-stored", bucket: "medicos" });
    expect([...files.keys()]).toEqual([]);
    expect(await rows()).toHaveLength(0);
  });

  it("leaves neither where the row cannot be written, but another's same picture alone", async () => {
    const { storage, files } = memoryStorage();
    const send = () => Promise.reject(new Error("no queue"));
    expect(await upload({ storage, send })).toMatchObject({ problem: "not-stored" });
    expect(files.size).toBe(0);
    await upload({ storage });
    expect(await upload({ storage, send })).toHaveProperty("url");
    expect(files.size).toBe(2);
  });

  it("five at once end in five rows, one picture after the other", async () => {
    const colours = ["#100000", "#500000", "#a00000", "#f00000", "#00f000"];
    const { storage } = memoryStorage();
    const context: string[] = [];
    let most = 0;
    const slow: Storage = {
      ...storage,
      async put(key, bytes) {
        context.push(key.slice(0, "blog/".length + 24));
        most = Math.max(most, new Set(context).size);
        await sleep(50);
        await storage.put(key, bytes);
        context.pop();
      },
    };
    const sent = await Promise.all(
      colours.map(async (colour) => upload({ storage: slow, bytes: await photo(800, colour) })),
    );
    expect(most).toBe(1);
    expect(sent.every((one) => "url" in one)).toBe(true);
    expect(await rows()).toHaveLength(5);
  });
});

describe("the smaller files", () => {
  it("are made by the queue, and named by the row once they are there", async () => {
    const mailer = createMailer({
      smtpUrl: undefined,
      mailFrom: undefined,
      origin: undefined,
      dataDir: folder,
    });
    const config = {
      dataDir: folder,
      backupDir: folder,
      backupKey: undefined,
      backupImages: false,
      icpRoots: "",
      port: 3000,
    };
    const services = { config, database: test.database, storage: disk, log, mailer };
    const dataKeys = await openDataKeys(test.database, TEST_SECRET);
    queue = await openQueue({ ...services, secretKey: TEST_SECRET, dataKeys, origin: undefined });
    const result = await upload({ bytes: await photo(700), send: queue.send, storage: disk });
    if ("problem" in result) throw new Error(result.problem);
    await eventually(async () => {
      const [row] = await rows();
      expect(row?.variantes).toEqual({ avif: [320, 640, 700], webp: [320, 640] });
    });
    const { chave } = result.midia;
    for (const name of ["-320.avif", "-640.avif", "-700.avif", "-320.webp", "-640.webp", ".webp"]) {
      const file = await disk.get(`${chave}${name}`);
      const expected = Number(/\d+/.exec(name)?.[0] ?? 700);
      expect((await sharp(file).metadata()).width, name).toBe(expected);
    }
  });

  it("of an image that is gone meanwhile are not left behind", async () => {
    const { storage, files } = memoryStorage();
    const result = await upload({ storage });
    if ("problem" in result) throw new Error(result.problem);
    const { chave, id } = result.midia;
    const put: Storage["put"] = async (key, content) => {
      await test.superuser`delete from midia where id = ${id}`;
      return storage.put(key, content);
    };
    await makeImageVariants({ database: test.database, storage: { ...storage, put } }, { chave });
    // The full image is still there, because the row was not deleted by `deletePicture`.
    expect([...files.keys()].filter((key) => key.endsWith(".avif"))).toEqual([]);
    await makeImageVariants({ database: test.database, storage }, { chave });
    expect([...files.keys()].filter((key) => key.endsWith(".avif"))).toEqual([]);
  });
});

async function makeBomb(): Promise<Uint8Array<ArrayBuffer>> {
  const { crc32, deflateSync } = await import("node:zlib");
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const size = 16_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(size * (1 + size / 8)), { level: 9 });
  const signature = Buffer.from("\u0089PNG\r\n\u001a\n", "latin1");
  return new Uint8Array(
    Buffer.concat([
      signature,
      chunk("IHDR", header),
      chunk("IDAT", pixels),
      chunk("IEND", Buffer.alloc(0)),
    ]),
  );
}
