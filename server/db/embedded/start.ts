import { randomBytes } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { StartupError } from "#server/errors.ts";
import type { Log } from "#server/log.ts";
import {
  folderTrouble,
  prepareDataFolder,
  requireKnownDataFolder,
} from "#server/start/data-folder.ts";
import { createFileOnce } from "#server/start/durable-file.ts";
import type { ConnectionOptions } from "../database-url.ts";
import { serverAccount } from "./account.ts";
import { findBinaries } from "./binaries.ts";
import { restrictCatalogs } from "./catalog.ts";
import { type Cluster, type ClusterPaths, clusterName, clusterPaths } from "./cluster.ts";
import { requireKnownCluster } from "./cluster-version.ts";
import { makeFolders, mendOwner } from "./folders.ts";
import { initialiseCluster } from "./initialise.ts";
import { DATABASE, ensureOwner, OWNER } from "./owner-role.ts";
import { findPostmaster } from "./processes.ts";
import { openSocketFolder, PORT } from "./socket.ts";
import { Supervisor } from "./supervisor.ts";

export interface EmbeddedPostgres {
  /** The application's login. It owns the database `clinica`, may create roles, and is no superuser. */
  readonly owner: ConnectionOptions;
  readonly superuser: ConnectionOptions;
  readonly pid: number;
  /** Resolves only if another server took over the cluster. The error's message is one line for the operator. */
  readonly failed: Promise<Error>;
  /** Resolves once no process of the cluster is left. Those that still run after `withinMs` are killed. */
  stop(withinMs?: number): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  log: Log;
  signal?: AbortSignal | undefined;
  /** For tests only: PostgreSQL does not wait for the disk, so a power cut may lose everything. */
  isDisposable?: boolean;
}

/** Repairs what the last run left, but changes no data folder that is unknown or in use. @throws StartupError */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  try {
    return await start(options);
  } catch (error) {
    throw folderTrouble(error, options.dataDir);
  }
}

async function start(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, signal, isDisposable = false } = options;
  await requireKnownDataFolder(dataDir);
  await requireKnownCluster(dataDir);
  await prepareDataFolder(dataDir);

  const paths = clusterPaths(dataDir);
  const account = await serverAccount(log);
  const binaries = await findBinaries(account, log);
  await makeFolders(paths, account);
  const isInitialised = await exists(path.join(paths.data, "PG_VERSION"));
  await makeSuperuserPassword(paths, isInitialised);
  const isNewOwnerPassword = await makePassword(paths.ownerPassword);
  if (!isInitialised) await initialiseCluster({ paths, account, binaries }, signal);

  const name = await clusterName(paths.data);
  if ((await findPostmaster({ name, paths })) === undefined) await mendOwner(paths, account);

  const socket = openSocketFolder(paths.run);
  const login = { host: socket.host, port: PORT, ssl: false } as const;
  const superuser = {
    ...login,
    database: "postgres",
    username: "postgres",
    password: await readPassword(paths.superuserPassword),
  };
  const cluster: Cluster = { paths, name, account, binaries, superuser, log, isDisposable };
  const supervisor = new Supervisor(cluster);
  try {
    await supervisor.start(signal);
    await ensureOwner(supervisor.sql, paths.ownerPassword, isNewOwnerPassword);
    await restrictCatalogs(superuser, DATABASE, OWNER);
    signal?.throwIfAborted();
  } catch (error) {
    await supervisor.stop();
    socket.close();
    throw error;
  }
  return {
    owner: {
      ...login,
      database: DATABASE,
      username: OWNER,
      password: await readPassword(paths.ownerPassword),
    },
    superuser,
    get pid() {
      return supervisor.pid;
    },
    failed: supervisor.failed,
    async stop(withinMs) {
      await supervisor.stop(withinMs);
      socket.close();
    },
  };
}

/** An existing cluster has its own password, so a new password in the file would only lock everybody out. */
async function makeSuperuserPassword({ superuserPassword }: ClusterPaths, isInitialised: boolean) {
  if (isInitialised && !(await exists(superuserPassword))) {
    throw new StartupError(
      `DATA_DIR: falta ${superuserPassword}, sem o qual o banco não abre; restaure-o da sua cópia.`,
    );
  }
  await makePassword(superuserPassword);
}

function makePassword(file: string): Promise<boolean> {
  return createFileOnce(file, `${randomBytes(24).toString("hex")}\n`);
}

async function readPassword(file: string): Promise<string> {
  return (await readFile(file, "utf8")).trim();
}

async function exists(file: string): Promise<boolean> {
  try {
    await stat(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}
