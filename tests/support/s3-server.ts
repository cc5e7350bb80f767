import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import S3rver from "s3rver";

const KEYS = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
const BUCKET = "clinica";
const REGION = "us-east-1";

export async function startS3Server() {
  const directory = await mkdtemp(path.join(os.tmpdir(), "clinica-s3-"));
  const server = new S3rver({ port: 0, address: "127.0.0.1", silent: true, directory });
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
