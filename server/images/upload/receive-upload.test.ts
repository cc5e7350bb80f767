/** What does not come in: a disk that refuses, a body that is broken off for its length. */
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { AppError } from "#server/errors.ts";
import { receiveUpload } from "./receive-upload.ts";

const MEGABYTE = 1024 * 1024;

afterEach(() => vi.unstubAllEnvs());

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
  const folder = await mkdtemp(path.join(os.tmpdir(), "clinica-refused-"));
  await rm(folder, { recursive: true });
  vi.stubEnv("TMPDIR", folder);
  await expect(
    receiveUpload(posted(formBody(3 * MEGABYTE).stream()), 5 * MEGABYTE),
  ).rejects.toMatchObject({
    code: "ENOENT",
  });
});

test("a body that was found too long on its way keeps its refusal", async () => {
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
  await expect(receiveUpload(posted(body), 5 * MEGABYTE)).rejects.toBe(tooLong);
});
