import { createHash } from "node:crypto";
import { open, stat } from "node:fs/promises";
import { archiveKey, type BackupKeys, requireArchiveKeys } from "#server/backup/backup-keys.ts";
import type { ShowProgress } from "#server/backup/progress.ts";
import { compareLayout } from "#server/db/migrations.ts";
import { StartupError } from "#server/errors.ts";
import {
  type ArchiveHeader,
  damagedArchive,
  formerArchive,
  HEADER_BYTES,
  newerArchive,
  notAnArchive,
  parseHeader,
  truncatedArchive,
} from "./archive-header.ts";
import { decrypt } from "./encryption.ts";
import {
  type ArchiveRecord,
  type DoneRecord,
  type EndRecord,
  type Frame,
  readFrames,
} from "./frames.ts";

export interface ArchiveFile {
  readonly header: ArchiveHeader;
  /** Each call reads the archive from its beginning. */
  entries(show?: ShowProgress): AsyncGenerator<Entry, void, undefined>;
}

/** A record and the data of its file or table, which must be read before the next entry. */
export interface Entry {
  record: Exclude<ArchiveRecord, EndRecord>;
  data(): AsyncGenerator<Buffer, void, undefined>;
  ending(): EndRecord;
}

export async function openArchive(file: string, keys: BackupKeys): Promise<ArchiveFile> {
  const line = await readHeaderLine(file);
  const header = parseHeader(line);
  const key = archiveKey(requireArchiveKeys(keys, header), line);
  return {
    header,
    entries: (show = () => {}) =>
      readEntries(readFrames(decrypt(bytesAfter(file, line.length, show), key))),
  };
}

/** @param own this version's migration hashes @throws StartupError for a damaged archive or unknown migrations */
export async function verifyArchive(
  archive: ArchiveFile,
  own: readonly string[],
  show?: ShowProgress,
): Promise<DoneRecord> {
  let done: DoneRecord | undefined;
  const found = { files: 0, tables: 0, rows: 0 };
  for await (const { record, data, ending } of archive.entries(show)) {
    if (done) throw damagedArchive();
    for await (const _part of data());
    if (record.record === "site") {
      const layout = compareLayout(record.migrations, own);
      if (layout !== "known") throw layout === "newer" ? newerArchive() : formerArchive();
    }
    if (record.record === "file") found.files++;
    if (record.record === "table") {
      found.tables++;
      found.rows += ending().rows ?? 0;
    }
    if (record.record === "done") done = record;
  }
  if (!done) throw truncatedArchive();
  const { files, tables, rows } = done;
  if (files !== found.files || tables !== found.tables || rows !== found.rows) {
    throw damagedArchive();
  }
  return done;
}

async function readHeaderLine(file: string): Promise<Buffer> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(`Cópia: ${file} não pode ser lido (${error.code}).`, { cause: error });
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    const end = buffer.subarray(0, bytesRead).indexOf("\n");
    if (end < 0) throw notAnArchive();
    return buffer.subarray(0, end + 1);
  } finally {
    await handle.close();
  }
}

async function* bytesAfter(file: string, start: number, show: ShowProgress) {
  const { size } = await stat(file);
  const handle = await open(file);
  let read = start;
  for await (const chunk of handle.createReadStream({ start, highWaterMark: 256 * 1024 })) {
    read += (chunk as Buffer).length;
    show(read / size);
    yield chunk as Buffer;
  }
}

async function* readEntries(
  frames: AsyncGenerator<Frame, void, undefined>,
): AsyncGenerator<Entry, void, undefined> {
  for (;;) {
    const { value: frame, done } = await frames.next();
    if (done) return;
    if (!("record" in frame) || frame.record.record === "end") throw damagedArchive();
    const { record } = frame;
    if (record.record !== "file" && record.record !== "table") {
      yield { record, data: nothing, ending: () => fail() };
      continue;
    }
    let ending: EndRecord | undefined;
    const data = dataOf(frames, (end) => {
      ending = end;
    });
    yield { record, data: () => data, ending: () => ending ?? fail() };
    for await (const _part of data);
  }
}

async function* nothing(): AsyncGenerator<Buffer, void, undefined> {}

function fail(): never {
  throw damagedArchive();
}

async function* dataOf(
  frames: AsyncGenerator<Frame, void, undefined>,
  onEnd: (end: EndRecord) => void,
): AsyncGenerator<Buffer, void, undefined> {
  const hash = createHash("sha256");
  let bytes = 0;
  for (;;) {
    const { value: frame, done } = await frames.next();
    if (done) throw truncatedArchive();
    if ("data" in frame) {
      hash.update(frame.data);
      bytes += frame.data.length;
      yield frame.data;
      continue;
    }
    const { record } = frame;
    if (record.record !== "end" || record.bytes !== bytes) throw damagedArchive();
    if (record.sha256 !== hash.digest("hex")) throw damagedArchive();
    onEnd(record);
    return;
  }
}
