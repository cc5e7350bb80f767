/** An S3-compatible store, where an answered put is durable and whole. */
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import {
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  S3Client,
} from "@aws-sdk/client-s3";
import { Disk } from "flydrive";
import { S3Driver } from "flydrive/drivers/s3";
import type { S3Config } from "#server/config.ts";
import type { Storage } from "./storage.ts";

/** Milliseconds; a page waits for its picture this long when the store fails. */
const TIMEOUTS = { connectionTimeout: 3_000, requestTimeout: 15_000 };

/** Connects with the first request, so an unavailable store does not stop the start. */
export function openS3({
  endpoint,
  region,
  bucket,
  accessKeyId,
  secretAccessKey,
}: S3Config): Storage {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Every S3-compatible store accepts these settings.
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: TIMEOUTS,
    maxAttempts: 3,
  });
  const disk = new Disk(
    new S3Driver({ client, bucket, visibility: "private", supportsACL: false }),
  );
  return {
    put: (key, bytes) => disk.put(key, bytes, { contentLength: bytes.byteLength }),
    async putFile(key, file) {
      const { size } = await stat(file);
      await disk.putStream(key, createReadStream(file), { contentLength: size });
    },
    exists: (key) => disk.exists(key),
    async get(key) {
      const object = await read(key);
      return object && (await object.transformToByteArray());
    },
    async range(key, start, end) {
      return (await read(key, `bytes=${start}-${end}`)) as Readable | undefined;
    },
    delete: (key) => disk.delete(key),
    async *list(folder) {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket: bucket,
            Prefix: folder === undefined ? undefined : `${folder}/`,
            ContinuationToken,
          }),
        );
        for (const { Key, Size = 0, LastModified } of page.Contents ?? []) {
          if (Key && LastModified) yield { key: Key, bytes: Size, modifiedAt: LastModified };
        }
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (ContinuationToken);
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
  };

  /** One request, where `exists` would add a second. */
  async function read(Key: string, Range?: string) {
    try {
      return (await client.send(new GetObjectCommand({ Bucket: bucket, Key, Range }))).Body;
    } catch (error) {
      const { name, $metadata } = error as {
        name?: string;
        $metadata?: { httpStatusCode?: number };
      };
      if (name === "NoSuchKey" || $metadata?.httpStatusCode === 404) return undefined;
      throw error;
    }
  }
}
