import { randomBytes } from "node:crypto";
import { open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { archiveName, removePartials } from "#server/backup/archives.ts";
import { archiveKey, type BackupKeys, keyMarks } from "#server/backup/backup-keys.ts";
import { freeMegabytes, RESERVE_MB } from "#server/backup/free-space.ts";
import type { ShowProgress } from "#server/backup/progress.ts";
import type { Snapshot } from "#server/db/copy/snapshot.ts";
import { StartupError } from "#server/errors.ts";
import { IMAGENS_BUCKET } from "#server/imagens/stored-imagem.ts";
import { ensureFolder, syncFolder } from "#server/start/durable-file.ts";
import type { Storage } from "#server/storage/storage.ts";
import { ARCHIVE_FORMAT, type ArchiveHeader } from "./archive-header.ts";
import { encrypt } from "./encryption.ts";
import { dataFrames, recordFrame } from "./frames.ts";
import { RowTally } from "./row-tally.ts";

export interface BackupSource {
  storage: Storage;
  readSnapshot<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T>;
  keys: BackupKeys;
  backupDir: string;
  dataDir: string;
  backupImages: boolean;
  signal?: AbortSignal;
}

const CHECK_EVERY = 8 * 1024 ** 2;
const PART = 1024 * 1024;
/** Bytes up to which a file is read into memory; larger ones are streamed. */
const WHOLE = 32 * 1024 ** 2;

/** Reads files before the database's snapshot, then those added meanwhile, so that each archived row has its file. */
export async function writeArchive(
  source: BackupSource,
  show: ShowProgress = () => {},
): Promise<string> {
  const { backupDir } = source;
  await ensureFolder(backupDir).catch((error) => {
    throw folderError(backupDir, error);
  });
  await removePartials(backupDir);
  const now = new Date();
  const target = path.join(backupDir, archiveName(now));
  const partial = `${target}.${randomBytes(4).toString("hex")}.partial`;
  const salt = randomBytes(32).toString("hex");
  const header: ArchiveHeader = {
    "clinica-backup": ARCHIVE_FORMAT,
    created: now.toISOString(),
    salt,
    ...keyMarks(source.keys, salt),
  };
  const line = Buffer.from(`${JSON.stringify(header)}\n`);
  const key = archiveKey(source.keys, line);
  try {
    const file = await open(partial, "wx", 0o600);
    try {
      await file.write(line);
      await file.writeFile(watchingSpace(encrypt(siteFrames(source, show), key), source));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, target);
    await syncFolder(backupDir);
    return target;
  } catch (error) {
    await rm(partial, { force: true });
    throw folderError(backupDir, error);
  }
}

async function* siteFrames(
  { storage, readSnapshot, backupImages }: BackupSource,
  show: ShowProgress,
): AsyncGenerator<Buffer, void, undefined> {
  const done = { record: "done" as const, files: 0, tables: 0, rows: 0 };
  const written = new Set<string>();
  let doneBytes = 0;
  let allBytes = 0;

  for (const { key, bytes } of await newFiles()) {
    yield* fileFrames(key, bytes);
    doneBytes += bytes;
    show(doneBytes / allBytes);
  }
  yield* inSnapshot(readSnapshot, async function* (snapshot) {
    const { migrations, postgres, tables } = snapshot;
    yield recordFrame({ record: "site", migrations, postgres });
    for (const { key, bytes } of await newFiles()) yield* fileFrames(key, bytes);
    allBytes += tables.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const table of tables) {
      const { schema, name, columns, bytes } = table;
      yield recordFrame({ record: "table", schema, name, columns });
      const tally = new RowTally();
      yield* dataFrames(compressed(tally.through(await snapshot.rows(table))), () => ({
        rows: tally.rows,
        tally: tally.tally,
      }));
      done.tables++;
      done.rows += tally.rows;
      doneBytes += bytes;
      show(doneBytes / allBytes);
    }
    for (const state of await snapshot.sequences()) {
      yield recordFrame({ record: "sequence", ...state });
    }
  });
  yield recordFrame(done);

  async function newFiles() {
    const found: { key: string; bytes: number }[] = [];
    for await (const { key, bytes } of storage.list()) {
      if (written.has(key)) continue;
      if (!backupImages && key.startsWith(`${IMAGENS_BUCKET}/`)) continue;
      found.push({ key, bytes });
      allBytes += bytes;
    }
    return found;
  }

  /** Yields nothing for a file that was removed after it was listed. */
  async function* fileFrames(key: string, bytes: number) {
    const content = bytes > WHOLE ? await storage.range(key, 0, bytes - 1) : await storage.get(key);
    if (!content) return;
    written.add(key);
    done.files++;
    yield recordFrame({ record: "file", key });
    const pieces = content instanceof Uint8Array ? [Buffer.from(content)] : content;
    yield* dataFrames(inParts(pieces), () => ({}));
  }
}

/** Splits the data into short parts, because a restore holds each frame whole in memory. */
async function* inParts(pieces: Iterable<Buffer> | AsyncIterable<Buffer>) {
  for await (const bytes of pieces) {
    for (let at = 0; at < bytes.length; at += PART) yield bytes.subarray(at, at + PART);
  }
}

async function* inSnapshot(
  readSnapshot: BackupSource["readSnapshot"],
  frames: (snapshot: Snapshot) => AsyncGenerator<Buffer, void, undefined>,
): AsyncGenerator<Buffer, void, undefined> {
  const opened = Promise.withResolvers<Snapshot>();
  const finished = Promise.withResolvers<void>();
  const reading = readSnapshot((snapshot) => {
    opened.resolve(snapshot);
    return finished.promise;
  });
  reading.catch(opened.reject);
  try {
    yield* frames(await opened.promise);
    finished.resolve();
    await reading;
  } finally {
    finished.reject(new Error("the backup was given up"));
    await reading.catch(() => {});
  }
}

async function* compressed(rows: AsyncIterable<Buffer>) {
  const gzip = createGzip();
  const piping = pipeline(rows, gzip);
  piping.catch(() => {});
  for await (const part of gzip) yield part as Buffer;
  await piping;
}

async function* watchingSpace(
  encrypted: AsyncIterable<Buffer>,
  { backupDir, dataDir, signal }: Pick<BackupSource, "backupDir" | "dataDir" | "signal">,
): AsyncGenerator<Buffer, void, undefined> {
  const isShared = (await stat(backupDir)).dev === (await stat(dataDir)).dev;
  let sinceCheck = CHECK_EVERY;
  for await (const chunk of encrypted) {
    signal?.throwIfAborted();
    sinceCheck += chunk.length;
    if (isShared && sinceCheck >= CHECK_EVERY) {
      sinceCheck = 0;
      if ((await freeMegabytes(backupDir)) < RESERVE_MB)
        throw Object.assign(new Error("full"), { code: "ENOSPC" });
    }
    yield chunk;
  }
}

function folderError(backupDir: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const reason = code === undefined ? undefined : REASONS[code];
  return reason
    ? new StartupError(`BACKUP_DIR: ${backupDir} ${reason} (${code}).`, { cause: error })
    : error;
}

const REASONS: Record<string, string> = {
  ENOSPC: "está em um disco sem espaço livre para a cópia",
  EDQUOT: "passou da cota de disco",
  EROFS: "está em um disco somente de leitura",
  EACCES: "não pode ser escrito por este usuário",
  EPERM: "não pode ser escrito por este usuário",
  ENOTDIR: "não é uma pasta",
  EEXIST: "não é uma pasta",
  EIO: "está em um disco com falha",
};
