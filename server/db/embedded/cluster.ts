import { stat } from "node:fs/promises";
import path from "node:path";
import type { Log } from "#server/log.ts";
import type { ConnectionOptions } from "../database-url.ts";
import type { Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";

export interface ClusterPaths {
  /** The folder DATA_DIR/postgres with the passwords and subfolders; PostgreSQL's account may only pass through it. */
  readonly root: string;
  readonly data: string;
  readonly run: string;
  readonly logs: string;
  readonly logFile: string;
  readonly superuserPassword: string;
  readonly ownerPassword: string;
}

export interface Cluster {
  readonly paths: ClusterPaths;
  readonly name: string;
  /** Undefined if PostgreSQL runs under the server's own account. */
  readonly account: Account | undefined;
  readonly binaries: Binaries;
  readonly superuser: ConnectionOptions;
  readonly log: Log;
  readonly isDisposable: boolean;
}

export function clusterPaths(dataDir: string): ClusterPaths {
  const root = path.join(dataDir, "postgres");
  const logs = path.join(root, "log");
  return {
    root,
    data: path.join(root, "data"),
    run: path.join(root, "run"),
    logs,
    logFile: path.join(logs, "postgres.log"),
    superuserPassword: path.join(root, "superuser.password"),
    ownerPassword: path.join(root, "owner.password"),
  };
}

/** A name in the command lines of PostgreSQL's processes. They are found by it, because pids are reused. */
export async function clusterName(data: string): Promise<string> {
  const { dev, ino } = await stat(data, { bigint: true });
  return `clinica-${dev.toString(36)}-${ino.toString(36)}`;
}
