import { hash, randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import S3rver from "s3rver";

const KEYS = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
const BUCKET = "clinica";
const REGION = "us-east-1";

/** The methods of s3rver's store that a put calls, which its published types do not declare. */
interface S3rverStore {
  getResourcePath(bucket: string, key: string, resource: "object"): string;
  putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
  putObject(object: {
    bucket: string;
    key: string;
    content: Buffer | Readable;
    metadata: object;
  }): Promise<{ size: number; md5: string }>;
}

/** During a put, s3rver would answer a GET with 200 and no bytes; in S3 puts are atomic. */
function putWholeObjects(server: S3rver) {
  const { store } = server as unknown as { store: S3rverStore };
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const bytes = Buffer.isBuffer(content) ? content : await buffer(content);
    const target = store.getResourcePath(bucket, key, "object");
    await mkdir(path.dirname(target), { recursive: true });
    const temporary = `${target}.${randomUUID()}`;
    await writeFile(temporary, bytes);
    const md5 = hash("md5", bytes);
    await store.putMetadata(bucket, key, metadata, md5);
    await rename(temporary, target);
    return { size: bytes.byteLength, md5 };
  };
}

export async function startS3Server() {
  const directory = await mkdtemp(path.join(os.tmpdir(), "clinica-s3-"));
  const server = new S3rver({ port: 0, address: "127.0.0.1", silent: true, directory });
  putWholeObjects(server);
  const { port } = (await server.run()) as unknown as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const client = new S3Client({
    endpoint,
    region: REGION,
    credentials: KEYS,
    forcePathStyle: true,
  });
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    client.destroy();
    await server.close();
    await rm(directory, { recursive: true, force: true });
  };
  return {
    config: { endpoint, region: REGION, bucket: BUCKET, ...KEYS },
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}
