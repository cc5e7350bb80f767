import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import { encryptFile } from "#server/crypto/file-chunks.ts";
import type { Database } from "#server/db/open.ts";
import { readHeader } from "#server/imagens/process/receive/header/read-header.ts";
import type { ReceivedInstance } from "#server/imagens/received.ts";
import { newSlot, takeInstance } from "#server/imagens/take-instance.ts";
import type { Storage } from "#server/storage/storage.ts";
import type { TestDatabase } from "../database.ts";

interface Needs {
  test: TestDatabase;
  keys: DataKeys;
  storage: Storage;
}

export interface ImageIntake {
  readonly dataDir: string;
  readonly queued: string[];
  take(
    bytes: Uint8Array,
    values?: Partial<ReceivedInstance>,
    needs?: { storage?: Storage; database?: Database },
  ): ReturnType<typeof takeInstance>;
  left(): Promise<string[]>;
  remove(): Promise<void>;
}

export async function imageIntake({ test, keys, storage }: Needs): Promise<ImageIntake> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "imagens-"));
  const queued: string[] = [];
  const queue = {
    async send(_tx: unknown, _name: string, payload: object) {
      if ("id" in payload) queued.push(String(payload.id));
    },
  };
  return {
    dataDir,
    queued,
    async take(bytes, values = {}, needs = {}) {
      const header = readHeader(Buffer.from(bytes));
      if (typeof header === "string") throw new Error(`no image: ${header}`);
      const slot = await newSlot({ dataKeys: keys, dataDir });
      await writeFile(slot.path, encryptFile(slot, bytes));
      const sha256 = createHash("sha256").update(bytes).digest();
      const received = { slot, header, bytes: bytes.length, sha256, nome: "", ...values };
      try {
        const { database } = test;
        return await takeInstance(
          { database, storage, queue, ...needs },
          { origem: "dicom", ...received },
        );
      } finally {
        await rm(slot.path, { force: true });
      }
    },
    async left() {
      const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** Backdates every series by a minute, because rendering starts only some seconds after the last image. */
export async function waitedLong({ superuser }: TestDatabase): Promise<void> {
  await superuser`update series set recebida_em = now() - interval '1 minute'`;
}
