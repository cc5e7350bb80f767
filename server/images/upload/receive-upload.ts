/** Streams a posted file into a temporary one, so that it never fills the memory. */
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import { AppError } from "#server/errors.ts";
import { makeTemporaryFile } from "#server/storage/temporary-files.ts";

export interface ReceivedUpload {
  /** The form's other fields, the first value of each. */
  fields: Map<string, string>;
  file: { path: string; name: string; isTooLarge: boolean } | undefined;
  /** Removes the temporary file; it may be called more than once. */
  discard(): Promise<void>;
}

/** Thrown if the disk refuses the file (full, no permission), which is not the sender's fault. */
export class UploadNotWritten extends Error {
  readonly fields: ReceivedUpload["fields"];

  constructor(fields: ReceivedUpload["fields"], cause: unknown) {
    super("upload not written", { cause });
    this.fields = fields;
  }
}

const FIELD_LIMITS = { files: 1, fields: 8, parts: 10, fieldNameSize: 100, fieldSize: 2_000 };

/**
 * @returns undefined where the body is not a multipart form, or is broken
 * @throws UploadNotWritten where the disk refuses the file
 */
export async function receiveUpload(
  request: Request,
  maxBytes: number,
  dataDir: string,
): Promise<ReceivedUpload | undefined> {
  const target = await makeTemporaryFile(dataDir, "imagem");
  const discard = () => rm(target, { force: true });
  const fields = new Map<string, string>();
  let file: ReceivedUpload["file"];
  try {
    // One byte more, so that a file of exactly the limit is accepted.
    const limits = { ...FIELD_LIMITS, fileSize: maxBytes + 1 };
    const headers = { "content-type": request.headers.get("content-type") ?? "" };
    const parser = busboy({ headers, limits, defParamCharset: "utf8" });
    let writing: Promise<void> = Promise.resolve();
    parser.on("field", (name, value) => {
      if (!fields.has(name)) fields.set(name, value);
    });
    parser.on("file", (_field, stream, { filename }) => {
      const found = { path: target, name: filename ?? "", isTooLarge: false };
      file = found;
      stream.on("limit", () => {
        found.isTooLarge = true;
      });
      writing = pipeline(stream, createWriteStream(target, { flags: "wx", mode: 0o600 }));
      // Without this the parser would wait for ever after a disk error.
      writing.catch((error) => parser.destroy(error));
    });
    if (!request.body) return undefined;
    await pipeline(Readable.fromWeb(request.body as never), parser);
    await writing;
    return { fields, file, discard };
  } catch (error) {
    await discard();
    // The body limit's own error already says that the body is too long.
    if (error instanceof AppError) throw error;
    const isDisk = typeof (error as NodeJS.ErrnoException).syscall === "string";
    if (isDisk) throw new UploadNotWritten(fields, error);
    return undefined;
  }
}
