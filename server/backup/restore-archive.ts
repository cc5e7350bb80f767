import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Sql, TransactionSql } from "postgres";
import { connectOwner, type OwnerOptions } from "#server/db/connect.ts";
import { isEmpty } from "#server/db/copy/copy-reads.ts";
import {
  analyzeRows,
  type Loader,
  loadWithoutLimits,
  openLoader,
  UnknownCommit,
} from "#server/db/copy/load.ts";
import { requireOwnKey } from "#server/db/logins/own-key.ts";
import { ensureRoles } from "#server/db/logins/roles.ts";
import { describeError, StartupError } from "#server/errors.ts";
import type { Storage } from "#server/storage/storage.ts";
import { damagedArchive, truncatedArchive } from "./archive/archive-header.ts";
import type { DoneRecord, TableRecord } from "./archive/frames.ts";
import type { ArchiveFile, Entry } from "./archive/read-archive.ts";
import { RowTally } from "./archive/row-tally.ts";
import type { ShowProgress } from "./progress.ts";

export interface RestoreTarget {
  owner: OwnerOptions;
  secretKey: Buffer;
  storage: Storage;
}

export interface Restored extends DoneRecord {
  /** A message for each step that failed after the restore was committed. */
  warnings: string[];
}

const WAIT_MS = 10_000;
const PUTS = 8;
/** A file that marks an unfinished restore; the next restore may then overwrite the stored files. */
const UNFINISHED = "restauracao/inacabada";

/** The archive must already be verified. @throws StartupError if the target is not empty */
export async function restoreArchive(
  archive: ArchiveFile,
  { owner: options, secretKey, storage }: RestoreTarget,
  show?: ShowProgress,
): Promise<Restored> {
  const owner = await connectOwner(options, WAIT_MS);
  const put: string[] = [];
  const puts = new Several(PUTS);
  let isMarked = false;
  try {
    await requireEmpty(owner, storage);
    await requireOwnKey(owner, options, secretKey);
    await ensureRoles(owner, { database: owner.options.database, secretKey });
    await storage.put(UNFINISHED, Buffer.from("1\n"));
    isMarked = true;

    const entries = archive.entries(show);
    const done = await loadWithoutLimits(owner, options, (tx) =>
      fill(tx, entries, { storage, put, puts }),
    );
    return { ...done, warnings: await finish(owner, storage) };
  } catch (error) {
    await puts.all().catch(() => {});
    if (isMarked && !(error instanceof UnknownCommit)) await takeBack(storage, put);
    throw error;
  } finally {
    await owner.end({ timeout: 5 });
  }
}

async function fill(
  tx: TransactionSql,
  entries: AsyncIterable<Entry>,
  { storage, put, puts }: { storage: Storage; put: string[]; puts: Several },
): Promise<DoneRecord> {
  let loader: Loader | undefined;
  const found = { files: 0, tables: 0, rows: 0 };
  for await (const entry of entries) {
    const { record } = entry;
    if (record.record === "site") loader = await openLoader(tx, record.migrations);
    else if (record.record === "file") {
      const parts: Buffer[] = [];
      for await (const part of entry.data()) parts.push(part);
      put.push(record.key);
      await puts.add(storage.put(record.key, Buffer.concat(parts)));
      found.files++;
    } else if (record.record === "table") {
      found.rows += await loadTable(present(loader), record, entry);
      found.tables++;
    } else if (record.record === "sequence") await present(loader).setSequence(record);
    else {
      const { files, tables, rows } = record;
      if (files !== found.files || tables !== found.tables || rows !== found.rows) {
        throw damagedArchive();
      }
      await puts.all();
      await present(loader).finish();
      return record;
    }
  }
  throw truncatedArchive();
}

/** Never fails, because the restore is already committed. @returns what the operator must still do */
async function finish(owner: Sql, storage: Storage): Promise<string[]> {
  const warnings: string[] = [];
  try {
    await analyzeRows(owner);
  } catch (error) {
    const { code } = describeError(error);
    warnings.push(
      `Banco de dados: a restauração valeu, mas o ANALYZE falhou (${code}); execute-o neste banco, para que as buscas não fiquem lentas.`,
    );
  }
  try {
    await storage.delete(UNFINISHED);
  } catch (error) {
    const { code } = describeError(error);
    warnings.push(
      `Armazenamento: a restauração valeu, mas o arquivo ${UNFINISHED} não pôde ser apagado (${code}); apague-o.`,
    );
  }
  return warnings;
}

class Several {
  readonly #running = new Set<Promise<void>>();

  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  async add(work: Promise<void>): Promise<void> {
    const running = work.then(() => void this.#running.delete(running));
    running.catch(() => {});
    this.#running.add(running);
    if (this.#running.size >= this.#most) await Promise.race(this.#running);
  }

  async all(): Promise<void> {
    const results = await Promise.allSettled(this.#running);
    const failed = results.find(({ status }) => status === "rejected");
    if (failed) throw (failed as PromiseRejectedResult).reason;
  }
}

async function loadTable(loader: Loader, record: TableRecord, entry: Entry): Promise<number> {
  const gunzip = createGunzip();
  const reading = pipeline(entry.data(), gunzip);
  reading.catch(() => {});
  await loader.load(record, gunzip);
  await reading;
  const tally = new RowTally();
  for await (const part of await loader.rows(record)) tally.add(part as Buffer);
  const { rows, tally: expected } = entry.ending();
  if (tally.rows !== rows || tally.tally !== expected) {
    throw new StartupError(
      `Cópia: a tabela ${record.schema}.${record.name} ficou diferente da cópia (${tally.rows} de ${rows} linhas); nada foi alterado.`,
    );
  }
  return tally.rows;
}

function present(loader: Loader | undefined): Loader {
  if (!loader) throw damagedArchive();
  return loader;
}

async function requireEmpty(owner: Sql, storage: Storage): Promise<void> {
  if (!(await isEmpty(owner))) {
    throw new StartupError(
      `Banco de dados: "${owner.options.database}" não está vazio; restaure em uma pasta (DATA_DIR) ou um banco novos. Nada foi alterado.`,
    );
  }
  let hasFiles = false;
  for await (const { key } of storage.list()) {
    if (key === UNFINISHED) return;
    hasFiles = true;
  }
  if (hasFiles) {
    throw new StartupError(
      "Armazenamento: já há arquivos no destino; restaure em uma pasta (DATA_DIR) ou um bucket novos. Nada foi alterado.",
    );
  }
}

/** UNFINISHED is deleted last, so that the next restore may overwrite a file that could not be deleted. */
async function takeBack(storage: Storage, keys: string[]): Promise<void> {
  try {
    for (const key of keys) await storage.delete(key);
    await storage.delete(UNFINISHED);
  } catch {
    // Ignored, because `restoreArchive` throws the error that ended the restore.
  }
}
