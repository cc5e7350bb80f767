import { randomBytes } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import { encryptFile } from "#server/crypto/file-chunks.ts";
import type { Delivered } from "#server/data/laudos/deliveries.ts";
import type { Tx } from "#server/db/open.ts";
import { listSourceFiles, readSourceModule } from "#tests/architecture/source-modules.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { type Deliverable, deliverPage, deliverPdf, type Recipient } from "./deliver.ts";
import { pdfKey, storePageImage } from "./stored-pdf.ts";

const KEY = randomBytes(32);
const dataKeys = { fileKey: () => ({ key: KEY, version: 1 }) } as unknown as DataKeys;
const PDF = randomBytes(200_000);
const IMAGE = randomBytes(500);
const versao = { arquivo: "a", versao_chave: 1, bytes: PDF.length, paginas: [{}, {}] };
const DELIVERABLE: Deliverable = { subject: "laudo", versao, name: "laudo-x" };

let steps: string[] = [];
let noted: Delivered[] = [];
let files: Parameters<typeof deliverPdf>[1];

beforeEach(async () => {
  [steps, noted] = [[], []];
  const { storage } = memoryStorage();
  files = { storage, dataKeys };
  await storage.put(pdfKey("a"), encryptFile({ key: KEY, name: pdfKey("a") }, PDF));
  await storePageImage(files, versao, { pagina: 2, largura: 828, bytes: IMAGE });
  const read = <Args extends unknown[], Result>(work: (...args: Args) => Result) => {
    return (...args: Args) => {
      steps.push("read");
      return work(...args);
    };
  };
  files.storage = { ...storage, range: read(storage.range), get: read(storage.get) };
});

function recipient(note: () => Promise<boolean> = async () => true, found = DELIVERABLE) {
  const one: Recipient = {
    async transaction(work) {
      const result = await work({} as Tx);
      steps.push("committed");
      return result;
    },
    find: async () => found,
    async note(_tx, _subject, delivered) {
      steps.push("noted");
      noted.push(delivered);
      return note();
    },
  };
  return one;
}

const send = (range?: string, method = "GET") =>
  new Request("http://localhost/", { method, headers: range === undefined ? {} : { range } });

test.each([
  [undefined, true],
  ["bytes=1x", true],
  ["bytes=9-3", true],
  ["bytes=0-1,5-6", true],
  ["bytes=0-", true],
  ["bytes=1-", false],
  ["bytes=-5", false],
  ["bytes=100-199999", false],
])("%s is noted and committed before the first byte is read", async (range, isWhole) => {
  const answer = await deliverPdf(send(range), files, recipient());
  expect(noted).toEqual([{ what: "baixou_pdf", isWhole }]);
  expect(steps.slice(0, 2)).toEqual(["noted", "committed"]);
  const bytes = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0));
  const [, from = "0", to = `${PDF.length - 1}`] =
    /bytes (\d+)-(\d+)/.exec(answer?.headers.get("content-range") ?? "") ?? [];
  expect(bytes.equals(PDF.subarray(Number(from), Number(to) + 1))).toBe(true);
  expect(steps).toContain("read");
});

test("a page's image is noted as a reading before it is read, whichever page", async () => {
  const answer = await deliverPage(send(), files, recipient(), { pagina: 2, largura: 828 });
  expect(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(IMAGE);
  expect(noted).toEqual([{ what: "viu_paginas", isWhole: false }]);
  expect(steps).toEqual(["noted", "committed", "read"]);
});

test("where no line can be written, or the access is over, not a byte is read", async () => {
  const failing = recipient(() => Promise.reject(new Error("the trail is unavailable")));
  const page = { pagina: 2, largura: 828 };
  await expect(deliverPdf(send(), files, failing)).rejects.toThrow("unavailable");
  await expect(deliverPage(send(), files, failing, page)).rejects.toThrow("unavailable");
  const refused = recipient(async () => false);
  expect(await deliverPdf(send("bytes=5-9"), files, refused)).toBeUndefined();
  expect(await deliverPage(send(), files, refused, page)).toBeUndefined();
  expect(steps).not.toContain("read");
});

test("a HEAD request, or a range beyond its end, gets no byte and needs no line", async () => {
  const head = await deliverPdf(send("bytes=0-9", "HEAD"), files, recipient());
  expect([head?.status, head?.body, head?.headers.get("content-length")]).toEqual([
    206,
    null,
    "10",
  ]);
  const beyond = await deliverPdf(send(`bytes=${PDF.length}-`), files, recipient());
  expect([beyond?.status, beyond?.body]).toEqual([416, null]);
  expect(noted).toEqual([]);
  expect(steps).not.toContain("read");
});

test("printing is recorded as such, and a page that does not exist is not delivered", async () => {
  await deliverPdf(send(), files, recipient(), { isPrinted: true });
  expect(noted).toEqual([{ what: "imprimiu_pdf", isWhole: true }]);
  for (const pagina of [0, 3]) {
    expect(await deliverPage(send(), files, recipient(), { pagina, largura: 828 })).toBeUndefined();
  }
  expect(noted).toHaveLength(1);
});

test("no other module of the product reads a report's stored bytes", () => {
  const readers = {
    openRange: /\bopenRange\b/,
    readPageImage: /\breadPageImage\b/,
    readPdf: /\breadPdf\b/,
  };
  const product = listSourceFiles()
    .filter((file) => /^(?:app|server)\//.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readSourceModule(file));
  const users = (pattern: RegExp) =>
    product.filter(({ code }) => pattern.test(code)).map(({ file }) => file);
  expect(users(readers.openRange)).toEqual([
    "server/crypto/file-chunks.ts",
    // Exam images are not reports; deliver-imagens.ts and deliver-originals.ts record their delivery in the trail.
    "server/imagens/deliver-imagens.ts",
    "server/imagens/deliver-originals.ts",
    "server/imagens/read-frame.ts",
    "server/pdf/deliver.ts",
    // Callers of shared-file.ts have already recorded the access.
    "server/pdf/shared-file.ts",
    "server/imagens/process/render/byte-source.ts",
    "server/imagens/process/receive/files/sent-bytes.ts",
  ]);
  expect(users(readers.readPageImage)).toEqual([
    "server/pdf/deliver.ts",
    "server/pdf/stored-pdf.ts",
  ]);
  // check-stored-signatures.ts and draw-laudo.ts send nothing.
  expect(users(readers.readPdf)).toEqual([
    "server/pdf/check-stored-signatures.ts",
    "server/pdf/draw-laudo.ts",
    "server/pdf/stored-pdf.ts",
  ]);
});
