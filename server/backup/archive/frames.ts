/**
 * What stands inside an archive, one after the other: records in JSON, and after some of them data.
 * A frame is its kind (one byte), its length (four) and its bytes.
 */
import { createHash } from "node:crypto";
import { damagedArchive } from "./archive-header.ts";

/** Of the site as a whole: the layout of its tables. */
interface SiteRecord {
  record: "site";
  /** By the hashes that tell migrations apart, oldest first. */
  migrations: string[];
  /** `server_version_num` of the PostgreSQL that it came from. */
  postgres: number;
}

/** A stored file; its bytes follow. */
interface FileRecord {
  record: "file";
  key: string;
}

/** A table; its rows follow as COPY writes them, compressed by gzip. */
export interface TableRecord {
  record: "table";
  schema: string;
  name: string;
  columns: string[];
}

/** Closes a file or table. */
export interface EndRecord {
  record: "end";
  /** Of the data as it stands in the archive. */
  bytes: number;
  sha256: string;
  /** Of a table: see RowTally. */
  rows?: number;
  tally?: string;
}

interface SequenceRecord {
  record: "sequence";
  schema: string;
  name: string;
  value: string;
  isCalled: boolean;
}

/** The last one. */
export interface DoneRecord {
  record: "done";
  files: number;
  tables: number;
  rows: number;
}

export type ArchiveRecord =
  | SiteRecord
  | FileRecord
  | TableRecord
  | EndRecord
  | SequenceRecord
  | DoneRecord;

const JSON_KIND = 0x4a;
const DATA_KIND = 0x44;
const HEAD = 5;
/** Larger than any frame that is written; a length beyond it is damage. */
const LONGEST = 64 * 1024 * 1024;

export function recordFrame(record: ArchiveRecord): Buffer {
  return frame(JSON_KIND, Buffer.from(JSON.stringify(record)));
}

/** Data of one record, with the record that closes it. */
export async function* dataFrames(
  data: AsyncIterable<Buffer>,
  ending: () => Pick<EndRecord, "rows" | "tally">,
): AsyncGenerator<Buffer, void, undefined> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const part of data) {
    hash.update(part);
    bytes += part.length;
    yield frame(DATA_KIND, part);
  }
  yield recordFrame({ record: "end", bytes, sha256: hash.digest("hex"), ...ending() });
}

function frame(kind: number, bytes: Buffer): Buffer {
  const head = Buffer.alloc(HEAD);
  head[0] = kind;
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

export type Frame = { record: ArchiveRecord } | { data: Buffer };

/** @throws StartupError where the bytes are no frames */
export async function* readFrames(
  plain: AsyncIterable<Buffer>,
): AsyncGenerator<Frame, void, undefined> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const part of plain) {
    rest = rest.length > 0 ? Buffer.concat([rest, part]) : part;
    while (rest.length >= HEAD) {
      const length = rest.readUInt32BE(1);
      if (length > LONGEST) throw damagedArchive();
      if (rest.length < HEAD + length) break;
      const bytes = rest.subarray(HEAD, HEAD + length);
      const kind = rest[0];
      rest = rest.subarray(HEAD + length);
      if (kind === DATA_KIND) yield { data: bytes };
      else if (kind === JSON_KIND) yield { record: JSON.parse(bytes.toString("utf8")) };
      else throw damagedArchive();
    }
  }
  if (rest.length > 0) throw damagedArchive();
}
