/** Stores files in an S3-compatible store, in which a file is complete and durable once a put is answered. */
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import type { S3Config } from "#server/config-s3.ts";
import type { Storage } from "./storage.ts";

/** Milliseconds for each attempt. */
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
  return {
    async put(key, bytes) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes }));
    },
    async putFile(key, file) {
      const { size } = await stat(file);
      const Body = createReadStream(file);
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body, ContentLength: size }),
      );
    },
    async exists(key) {
      const found = client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
      return !!(await found.catch(undefinedWhereMissing));
    },
    async get(key) {
      return (await read(key))?.transformToByteArray();
    },
    async range(key, start, end) {
      return (await read(key, `bytes=${start}-${end}`)) as Readable | undefined;
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
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
    // An upload that breaks off leaves no object.
    removeUnfinished: async () => {},
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
  };

  async function read(Key: string, Range?: string) {
    const found = client.send(new GetObjectCommand({ Bucket: bucket, Key, Range }));
    return (await found.catch(undefinedWhereMissing))?.Body;
  }
}

function undefinedWhereMissing(error: unknown): undefined {
  if (!(error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404)) throw error;
}
