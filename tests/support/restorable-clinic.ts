import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { type ProductServer, startProduct } from "./product-server.ts";
import { rememberRows } from "./remember-rows.ts";
import { openRunningDatabase } from "./running-database.ts";

export interface RestorableClinic {
  server: ProductServer;
  /** Brings back the rows and the files that the demonstration had at its start. */
  restore(): Promise<void>;
  stop(): Promise<void>;
}

/** @param model the data folder of a stopped demonstration, which is copied */
export async function startRestorableClinic(
  model: string,
  env: Record<string, string> = {},
): Promise<RestorableClinic> {
  const server = await startProduct({ demo: true, copyOf: model, env });
  const { dataDir } = server;
  const { superuser, close } = await openRunningDatabase(dataDir);
  const restoreRows = await rememberRows(superuser);
  return {
    server,
    async restore() {
      await restoreRows();
      await restoreFiles(model, dataDir);
    },
    async stop() {
      await close();
      await server.stop();
    },
  };
}

/** Copies deleted files back. Added files stay, because no restored row refers to them. */
async function restoreFiles(model: string, dataDir: string): Promise<void> {
  const names = (await readdir(model)).filter((name) => name !== "postgres");
  const sources = names.map((name) => path.join(model, name));
  await promisify(execFile)("cp", ["-a", "--no-clobber", ...sources, dataDir]);
}
