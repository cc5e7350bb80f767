import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { PassThrough, Readable, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import { AppError } from "#server/errors.ts";
import { type PacedSender, SenderTooSlow } from "./sender-pace.ts";
import { makeTemporaryFile } from "./temporary-files.ts";

export interface ReceivedFile {
  path: string;
  /** The name that the sender's form gives, unchecked. */
  name: string;
  bytes: number;
  sha256: string;
  isTooLarge: boolean;
}

export interface ReceivedFiles {
  entries: [name: string, value: string][];
  files: ReceivedFile[];
  hasTooMany: boolean;
  discard(): Promise<void>;
}

/** Thrown if the disk refuses the file (full, no permission), which is not the sender's fault. */
export class FileNotWritten extends Error {
  readonly entries: ReceivedFiles["entries"];

  constructor(entries: ReceivedFiles["entries"], cause: unknown) {
    super("file not written", { cause });
    this.entries = entries;
  }
}

interface FilesLimits {
  bytes: number;
  files?: number;
  fields?: number;
  fieldBytes?: number;
}

interface ReceiveOptions {
  limits: FilesLimits;
  dataDir: string;
  prefix: string;
  /** Applied before a file is written. If it encrypts, no unencrypted byte reaches the disk. */
  transform?: () => Transform;
  sender?: PacedSender;
}

/** @returns undefined for an invalid or unfinished form @throws FileNotWritten, SenderTooSlow */
export async function receiveFiles(
  request: Request,
  { limits, dataDir, prefix, transform = () => new PassThrough(), sender }: ReceiveOptions,
): Promise<ReceivedFiles | undefined> {
  const target = await makeTemporaryFile(dataDir, prefix);
  const discard = async () => {
    for (const { path } of received.files) await rm(path, { force: true });
  };
  const received: ReceivedFiles = { entries: [], files: [], hasTooMany: false, discard };
  const writing: Promise<void>[] = [];
  try {
    const { bytes, files = 1, fields = 4, fieldBytes = 2_000 } = limits;
    const parser = busboy({
      headers: { "content-type": request.headers.get("content-type") ?? "" },
      limits: {
        files,
        fields,
        parts: files + fields + 1,
        fieldNameSize: 100,
        fieldSize: fieldBytes,
        // One byte more, so that a file of exactly the largest size is accepted.
        fileSize: bytes + 1,
      },
      defParamCharset: "utf8",
    });
    parser.on("field", (name, value) => received.entries.push([name, value]));
    parser.on("filesLimit", () => {
      received.hasTooMany = true;
    });
    parser.on("file", (_field, stream, { filename }) => {
      const path = `${target}-${received.files.length}`;
      const file = { path, name: filename ?? "", bytes: 0, sha256: "", isTooLarge: false };
      received.files.push(file);
      stream.on("limit", () => {
        file.isTooLarge = true;
      });
      const work = store(stream, file);
      writing.push(work);
      // After a disk error, the parser would otherwise wait for ever.
      work.catch((error) => parser.destroy(error));
    });
    if (!request.body) return undefined;
    const body = Readable.fromWeb(request.body as never);
    await (sender ? pipeline(body, sender.stream(), parser) : pipeline(body, parser));
    await Promise.all(writing);
    return received;
  } catch (error) {
    await Promise.allSettled(writing);
    await discard();
    // A body that is too long or too slow has an answer of its own.
    if (error instanceof AppError || error instanceof SenderTooSlow) throw error;
    const isDisk = typeof (error as NodeJS.ErrnoException).syscall === "string";
    if (isDisk) throw new FileNotWritten(received.entries, error);
    return undefined;
  }

  async function store(stream: Readable, file: ReceivedFile): Promise<void> {
    const measure = async function* (pieces: AsyncIterable<Buffer>) {
      const hash = createHash("sha256");
      for await (const piece of pieces) {
        file.bytes += piece.length;
        hash.update(piece);
        yield piece;
      }
      file.sha256 = hash.digest("hex");
    };
    const written = createWriteStream(file.path, { flags: "wx", mode: 0o600 });
    await pipeline(stream, measure, transform(), written);
  }
}

export function firstValues(entries: ReceivedFiles["entries"]): Map<string, string> {
  return new Map(entries.toReversed());
}
