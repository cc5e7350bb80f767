import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Transform } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "#server/errors.ts";
import { receiveFiles } from "./receive-files.ts";

const MEGABYTE = 1024 * 1024;
const OPTIONS = { limits: { bytes: 5 * MEGABYTE }, prefix: "imagem" };

let dataDir = "";
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "clinica-receive-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const BOUNDARY = "limite";

function formBody(bytes: number): Blob {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="arquivo"; filename="a.png"\r\n\r\n`;
  return new Blob([head, new Uint8Array(bytes), `\r\n--${BOUNDARY}--\r\n`]);
}

function posted(body: ReadableStream): Request {
  const headers = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
  const init = { method: "POST", headers, body, duplex: "half" };
  return new Request("http://localhost/", init as RequestInit);
}

test("a disk that refuses the temporary file is a fault of ours, said at once", async () => {
  const file = path.join(dataDir, "no-folder");
  await writeFile(file, "");
  await expect(
    receiveFiles(posted(formBody(3 * MEGABYTE).stream()), { ...OPTIONS, dataDir: file }),
  ).rejects.toMatchObject({
    code: "ENOTDIR",
  });
});

test("a body that turns out too long preserves its refusal", async () => {
  const tooLong = new AppError({
    status: 413,
    id: "body-too-large",
    message: "Longo demais.",
    action: "Envie um arquivo menor.",
  });
  const body = formBody(MEGABYTE)
    .stream()
    .pipeThrough(
      new TransformStream({ transform: (_chunk, controller) => controller.error(tooLong) }),
    );
  await expect(receiveFiles(posted(body), { ...OPTIONS, dataDir })).rejects.toBe(tooLong);
});

test("what arrives lies in the data folder, private, and nothing of it stays", async () => {
  const received = await receiveFiles(posted(formBody(MEGABYTE).stream()), { ...OPTIONS, dataDir });
  const folder = path.join(dataDir, "temporario");
  expect(received?.files[0]?.path.startsWith(`${folder}${path.sep}`)).toBe(true);
  expect((await stat(folder)).mode & 0o077).toBe(0);
  await received?.discard();
  expect(await readdir(folder)).toEqual([]);
});

test("what is written went through the transform; bytes and hash are the sent file's", async () => {
  const sent = new Uint8Array(MEGABYTE);
  const transform = () =>
    new Transform({
      transform: (piece: Buffer, _encoding, done) =>
        done(
          null,
          piece.map((byte) => byte ^ 255),
        ),
    });
  const body = posted(formBody(MEGABYTE).stream());
  const received = await receiveFiles(body, { ...OPTIONS, dataDir, transform });
  const file = received?.files[0];
  expect(file).toMatchObject({ name: "a.png", bytes: MEGABYTE, isTooLarge: false });
  expect(file?.sha256).toBe(createHash("sha256").update(sent).digest("hex"));
  const written = await readFile(file?.path ?? "");
  expect(written.length === MEGABYTE && written.every((byte) => byte === 255)).toBe(true);
  await received?.discard();
});

test("a body that breaks off leaves no file", async () => {
  const half = formBody(MEGABYTE)
    .slice(0, MEGABYTE / 2)
    .stream();
  expect(await receiveFiles(posted(half), { ...OPTIONS, dataDir })).toBeUndefined();
  expect(await readdir(path.join(dataDir, "temporario"))).toEqual([]);
});
