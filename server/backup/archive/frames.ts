/** A frame of an archive: one byte for the kind (a JSON record or data), four for the length, then the content. */
import { createHash } from "node:crypto";
import { damagedArchive } from "./archive-header.ts";

interface SiteRecord {
  record: "site";
  /** Hashes of the migrations, oldest first. */
  migrations: string[];
  /** `server_version_num` of the source's PostgreSQL. */
  postgres: number;
}

interface FileRecord {
  record: "file";
  key: string;
}

/** A table, whose rows follow in COPY's format, compressed by gzip. */
export interface TableRecord {
  record: "table";
  schema: string;
  name: string;
  columns: string[];
}

export interface EndRecord {
  record: "end";
  bytes: number;
  sha256: string;
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
const LONGEST = 64 * 1024 * 1024;

export function recordFrame(record: ArchiveRecord): Buffer {
  return frame(JSON_KIND, Buffer.from(JSON.stringify(record)));
}

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
