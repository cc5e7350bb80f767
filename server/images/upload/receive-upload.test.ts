/** Uploads that fail: the disk refuses, or the body is too long. */
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "#server/errors.ts";
import { receiveUpload } from "./receive-upload.ts";

const MEGABYTE = 1024 * 1024;

let dataDir = "";
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "clinica-receive-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const BOUNDARY = "limite";

/** A form with one file of so many bytes. */
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
    receiveUpload(posted(formBody(3 * MEGABYTE).stream()), 5 * MEGABYTE, file),
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
  await expect(receiveUpload(posted(body), 5 * MEGABYTE, dataDir)).rejects.toBe(tooLong);
});

test("what arrives lies in the data folder, private, and nothing of it stays", async () => {
  const received = await receiveUpload(posted(formBody(MEGABYTE).stream()), 5 * MEGABYTE, dataDir);
  const folder = path.join(dataDir, "temporario");
  expect(received?.file?.path.startsWith(`${folder}${path.sep}`)).toBe(true);
  expect((await stat(folder)).mode & 0o077).toBe(0);
  await received?.discard();
  expect(await readdir(folder)).toEqual([]);
});
