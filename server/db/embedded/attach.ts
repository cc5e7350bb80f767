import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ConnectionOptions } from "../database-url.ts";
import { clusterName, clusterPaths } from "./cluster.ts";
import { DATABASE, OWNER } from "./owner-role.ts";
import { findPostmaster } from "./processes.ts";
import { openSocketFolder, PORT } from "./socket.ts";

export interface Attached {
  readonly owner: ConnectionOptions;
  close(): void;
}

export async function attachToRunning(dataDir: string): Promise<Attached | undefined> {
  const paths = clusterPaths(dataDir);
  const name = await clusterName(paths.data).catch(() => undefined);
  if (name === undefined || (await findPostmaster({ name, paths })) === undefined) return undefined;
  const password = (await readFile(path.resolve(paths.ownerPassword), "utf8")).trim();
  const socket = openSocketFolder(paths.run);
  return {
    owner: {
      host: socket.host,
      port: PORT,
      ssl: false,
      database: DATABASE,
      username: OWNER,
      password,
    },
    close: () => socket.close(),
  };
}
