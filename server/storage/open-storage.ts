import path from "node:path";
import type { Config } from "#server/config.ts";
import { openDisk } from "./disk.ts";
import type { Storage } from "./storage.ts";

export async function openStorage(config: Pick<Config, "dataDir" | "s3">): Promise<Storage> {
  if (!config.s3) return openDisk(path.join(config.dataDir, "storage"));
  // Imported on demand, because most clinics never need the S3 client, which takes memory.
  const { openS3 } = await import("./s3.ts");
  return openS3(config.s3);
}
