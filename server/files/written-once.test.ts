import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { WrittenOnce } from "./written-once.ts";

const HOUR_MS = 3_600_000;
const LIMITS = { atOnce: 2, unreadMs: HOUR_MS, entries: 10, bytes: 1_000_000 };
let dataDir = "";
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "clinica-written-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const folder = () => path.join(dataDir, "temporario");
const source = (pieces: () => AsyncIterable<string>) => ({ dataDir, prefix: "teste", pieces });

test("a file is written once for all who read it, together and later, and again when what it depends on changes", async () => {
  const files = new WrittenOnce(LIMITS);
  let written = 0;
  const counted = source(async function* () {
    written++;
    yield "ci";
    yield "fra";
  });
  const together = await Promise.all([1, 2, 3].map(() => files.read(["a", 1], counted)));
  for (const { bytes, stream } of together) {
    expect([bytes, await text(stream)]).toEqual([5, "cifra"]);
  }
  expect(await text((await files.read(["a", 1], counted)).stream)).toBe("cifra");
  expect(written).toBe(1);
  (await files.read(["a", 2], counted)).stream.destroy();
  expect(written).toBe(2);
});

test("a reader who disconnects ends neither the file nor the others' reading", async () => {
  const files = new WrittenOnce(LIMITS);
  const one = source(async function* () {
    yield "cifra";
  });
  const [gone, other] = await Promise.all([files.read("a", one), files.read("a", one)]);
  gone.stream.destroy();
  expect(await text(other.stream)).toBe("cifra");
});

test("so many files are written at the same time, and the others wait", async () => {
  const files = new WrittenOnce(LIMITS);
  const begun: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const reads = ["a", "b", "c"].map((name) =>
    files.read(
      name,
      source(async function* () {
        begun.push(name);
        await promise;
        yield name;
      }),
    ),
  );
  await eventually(() => expect(begun).toHaveLength(2));
  resolve();
  for (const { stream } of await Promise.all(reads)) await text(stream);
  expect(begun).toEqual(["a", "b", "c"]);
});

test("a failed writing leaves no file, and the next reader tries again", async () => {
  const files = new WrittenOnce(LIMITS);
  const broken = source(async function* () {
    yield "ci";
    throw new Error("no");
  });
  await expect(files.read("a", broken)).rejects.toThrow("no");
  expect(await readdir(folder())).toEqual([]);
  const whole = source(async function* () {
    yield "cifra";
  });
  expect(await text((await files.read("a", whole)).stream)).toBe("cifra");
});

test.each([
  ["that nobody read for a while", { ...LIMITS, unreadMs: 20 }],
  ["for which there is no room beside a newer one", { ...LIMITS, entries: 1 }],
])("a file %s is deleted, and who is reading it reads it to its end", async (_, limits) => {
  const files = new WrittenOnce(limits);
  const piece = "x".repeat(200_000);
  const one = source(async function* () {
    yield piece;
  });
  const { stream } = await files.read("a", one);
  const [name = ""] = await readdir(folder());
  (await files.read("b", one)).stream.destroy();
  await eventually(() => expect(existsSync(path.join(folder(), name))).toBe(false));
  expect(await text(stream)).toBe(piece);
});
