/** Stored files behind one face, on the local disk or in an S3-compatible store; keys are `{bucket}/{name}`. */
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
  /** Resolves only when the bytes would survive a power cut. Overwrites; never seen half written. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The whole file, or undefined where there is none. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Bytes `start` to `end`, both included; undefined where there is no such file. */
  range(key: string, start: number, end: number): Promise<Readable | undefined>;
  /** A file that is not there is no failure. */
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** Every file of a bucket, or of all. */
  list(bucket?: string): AsyncIterable<StoredFile>;
  /** Throws where files cannot be kept: the disk refuses a write, the store does not answer. */
  check(): Promise<void>;
}

/** @throws StartupError in one line when the folder cannot be made. */
export async function openStorage(config: Pick<Config, "dataDir" | "s3">): Promise<Storage> {
  if (!config.s3) return openDisk(path.join(config.dataDir, "storage"));
  // Loaded where it is asked for: the client takes memory that most clinics never need.
  const { openS3 } = await import("./s3.ts");
  return openS3(config.s3);
}
