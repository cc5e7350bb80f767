/** One embedded cluster: where its parts lie and as whom it runs. */
import { stat } from "node:fs/promises";
import path from "node:path";
import type { Log } from "#server/log.ts";
import type { ConnectionOptions } from "../database-url.ts";
import type { Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";

export interface ClusterPaths {
  /** DATA_DIR/postgres: passwords and the folders below; PostgreSQL itself may only pass through. */
  readonly root: string;
  readonly data: string;
  /** Holds the socket. */
  readonly run: string;
  readonly logs: string;
  readonly logFile: string;
  readonly superuserPassword: string;
  readonly ownerPassword: string;
}

export interface Cluster {
  readonly paths: ClusterPaths;
  /** See clusterName. */
  readonly name: string;
  /** Undefined: as whoever runs the server. */
  readonly account: Account | undefined;
  readonly binaries: Binaries;
  readonly superuser: ConnectionOptions;
  readonly log: Log;
  /** See EmbeddedOptions. */
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

/**
 * A name that stands in the command line of each of the cluster's processes (`cluster_name`), so
 * that they are known for ours: a number in postmaster.pid may belong to anyone by now. It is made
 * of the folder's place on its disk, because a copied folder is another cluster.
 */
export async function clusterName(data: string): Promise<string> {
  const { dev, ino } = await stat(data, { bigint: true });
  return `clinica-${dev.toString(36)}-${ino.toString(36)}`;
}
