import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { receiveFiles } from "./receive-files.ts";
import { PacedSender, SenderTooSlow } from "./sender-pace.ts";

let dataDir = "";
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "clinica-pace-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const HEAD =
  '--limite\r\nContent-Disposition: form-data; name="anexos"; filename="a.jpg"\r\n\r\nbytes';
const END = "\r\n--limite--\r\n";
const LIMITS = { files: 1, bytes: 1000, fields: 1, fieldBytes: 100 };
const HOUR_MS = 3_600_000;

function posted(pieces: readonly string[], ends: boolean): Request {
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      if (ends) controller.close();
    },
  });
  const headers = { "content-type": "multipart/form-data; boundary=limite" };
  return new Request("http://localhost/", {
    method: "POST",
    headers,
    body,
    duplex: "half",
  } as RequestInit);
}

function receive(request: Request, graceMs: number) {
  const sender = new PacedSender({ graceMs, bytesPerSecond: 1_000_000 });
  return receiveFiles(request, { limits: LIMITS, dataDir, prefix: "anexo", sender });
}

test.each([
  ["that says nothing", []],
  ["that stops in the middle of a file", [HEAD]],
])("a sender %s is given up", async (_, pieces) => {
  await expect(receive(posted(pieces, false), 20)).rejects.toBeInstanceOf(SenderTooSlow);
  expect(await readdir(path.join(dataDir, "temporario"))).toEqual([]);
});

test("a sender within the time is received whole", async () => {
  const received = await receive(posted([HEAD, END], true), HOUR_MS);
  expect(received?.files).toMatchObject([{ name: "a.jpg", bytes: 5 }]);
  await received?.discard();
});
