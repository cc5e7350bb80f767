/** Stored files, on the local disk or in an S3-compatible store; keys are `{bucket}/{name}`. */
import type { Readable } from "node:stream";

export interface StoredFile {
  key: string;
  bytes: number;
  modifiedAt: Date;
}

export interface Storage {
  /** Resolves once the bytes would survive a power cut. Readers never see a half-written file. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  putFile(key: string, file: string): Promise<void>;
  get(key: string): Promise<Uint8Array | undefined>;
  /** Bytes `start` to `end`, both included; undefined where there is no such file. */
  range(key: string, start: number, end: number): Promise<Readable | undefined>;
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  list(bucket?: string): AsyncIterable<StoredFile>;
  /** Deletes temporary files of interrupted writes that were last changed before this time. */
  removeUnfinished(before: Date): Promise<void>;
  check(): Promise<void>;
}
