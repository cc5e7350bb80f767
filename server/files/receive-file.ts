/** Streams a posted file into a temporary one, so that it never fills the memory. */
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { PassThrough, Readable, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import { AppError } from "#server/errors.ts";
import { makeTemporaryFile } from "./temporary-files.ts";

interface ReceivedFile {
  path: string;
  /** The name that the sender's form gives, unchecked. */
  name: string;
  /** The size of what was sent, before `transform`. */
  bytes: number;
  sha256: string;
  isTooLarge: boolean;
}

export interface ReceivedForm {
  /** The form's other fields, the first value of each. */
  fields: Map<string, string>;
  file: ReceivedFile | undefined;
  /** Removes the temporary file; it may be called more than once. */
  discard(): Promise<void>;
}

/** Thrown if the disk refuses the file (full, no permission), which is not the sender's fault. */
export class FileNotWritten extends Error {
  readonly fields: ReceivedForm["fields"];

  constructor(fields: ReceivedForm["fields"], cause: unknown) {
    super("file not written", { cause });
    this.fields = fields;
  }
}

interface ReceiveOptions {
  maxBytes: number;
  dataDir: string;
  /** The beginning of the temporary file's name. */
  prefix: string;
  /** Applied before the file is written: a transform that encrypts lets no plain byte reach the disk. */
  transform?: Transform;
}

const FIELD_LIMITS = { files: 1, fields: 4, parts: 6, fieldNameSize: 100, fieldSize: 2_000 };

/** @returns undefined for a body that is no valid multipart form @throws FileNotWritten if the disk refuses the file */
export async function receiveFile(
  request: Request,
  { maxBytes, dataDir, prefix, transform = new PassThrough() }: ReceiveOptions,
): Promise<ReceivedForm | undefined> {
  const target = await makeTemporaryFile(dataDir, prefix);
  const discard = () => rm(target, { force: true });
  const fields = new Map<string, string>();
  let file: ReceivedFile | undefined;
  let writing: Promise<void> = Promise.resolve();
  try {
    // The parser's limit is one byte more, so that a file of exactly `maxBytes` is accepted.
    const limits = { ...FIELD_LIMITS, fileSize: maxBytes + 1 };
    const headers = { "content-type": request.headers.get("content-type") ?? "" };
    const parser = busboy({ headers, limits, defParamCharset: "utf8" });
    parser.on("field", (name, value) => {
      if (!fields.has(name)) fields.set(name, value);
    });
    parser.on("file", (_field, stream, { filename }) => {
      const found = { path: target, name: filename ?? "", bytes: 0, sha256: "", isTooLarge: false };
      file = found;
      stream.on("limit", () => {
        found.isTooLarge = true;
      });
      const measure = async function* (pieces: AsyncIterable<Buffer>) {
        const hash = createHash("sha256");
        for await (const piece of pieces) {
          found.bytes += piece.length;
          hash.update(piece);
          yield piece;
        }
        found.sha256 = hash.digest("hex");
      };
      const written = createWriteStream(target, { flags: "wx", mode: 0o600 });
      writing = pipeline(stream, measure, transform, written);
      // Otherwise the parser would wait for ever after a disk error.
      writing.catch((error) => parser.destroy(error));
    });
    if (!request.body) return undefined;
    await pipeline(Readable.fromWeb(request.body as never), parser);
    await writing;
    return { fields, file, discard };
  } catch (error) {
    await writing.catch(() => {});
    await discard();
    // The body limit's own error already says that the body is too long.
    if (error instanceof AppError) throw error;
    const isDisk = typeof (error as NodeJS.ErrnoException).syscall === "string";
    if (isDisk) throw new FileNotWritten(fields, error);
    return undefined;
  }
}
