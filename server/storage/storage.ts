/** Stored files, on the local disk or in an S3-compatible store; keys are `{bucket}/{name}`. */
import path from "node:path";
import type { Readable } from "node:stream";
import type { Config } from "#server/config.ts";
import { openDisk } from "./disk.ts";

export interface StoredFile {
  key: string;
  bytes: number;
  modifiedAt: Date;
}

export interface Storage {
  /** Resolves once the bytes would survive a power cut. Overwrites; never visible half written. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The same for a local file, without holding it in memory. */
  putFile(key: string, file: string): Promise<void>;
  /** Undefined where there is no such file. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Bytes `start` to `end`, both included; undefined where there is no such file. */
  range(key: string, start: number, end: number): Promise<Readable | undefined>;
  /** Succeeds also where there is no such file. */
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  list(bucket?: string): AsyncIterable<StoredFile>;
  /** @throws where files cannot be stored: the disk refuses a write, the store does not answer */
  check(): Promise<void>;
}

/** @throws StartupError in one line when the folder cannot be made */
export async function openStorage(config: Pick<Config, "dataDir" | "s3">): Promise<Storage> {
  if (!config.s3) return openDisk(path.join(config.dataDir, "storage"));
  // Imported on demand: most clinics never need the client's memory.
  const { openS3 } = await import("./s3.ts");
  return openS3(config.s3);
}
