/** The postmaster (PostgreSQL's main process) outlives this process, so that the next server can use it. */
import { type ChildProcess, spawn } from "node:child_process";
import { closeSync } from "node:fs";
import type { Cluster } from "./cluster.ts";
import { openLogFile } from "./log-file.ts";
import { lockedBy } from "./processes.ts";

/** On Linux PostgreSQL starts inside its data folder, so its account needs no rights on the folders above. */
export const DATA_ARGUMENT = process.platform === "linux" ? "/proc/self/cwd" : undefined;

export const MAX_WAL_MB = 256;

/** Errors and warnings are not logged, since they may quote a CPF; the application logs their codes. */
const SETTINGS: Record<string, string | number> = {
  listen_addresses: "",
  unix_socket_directories: "../run",
  unix_socket_permissions: "0700",
  timezone: "UTC",
  log_timezone: "UTC",
  fsync: "on",
  full_page_writes: "on",
  synchronous_commit: "on",
  shared_buffers: "64MB",
  max_connections: 60,
  max_wal_size: `${MAX_WAL_MB}MB`,
  max_logical_replication_workers: 0,
  io_method: "sync",
  jit: "off",
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_min_duration_statement: -1,
  log_statement: "none",
  log_parameter_max_length: 0,
  log_parameter_max_length_on_error: 0,
  log_error_verbosity: "terse",
  log_checkpoints: "off",
};

/** Settings for tests, which would spend a third of their time waiting for the disk. */
const DISPOSABLE = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  max_connections: 200,
};

/** The environment for PostgreSQL, which must not contain this process's secrets. */
export function processEnvironment(): Record<string, string> {
  return { PATH: process.env.PATH ?? "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };
}

/** Must be called only if postmaster.pid names no live process of this cluster. */
export async function launchPostmaster(cluster: Cluster): Promise<ChildProcess> {
  const { paths, account, name } = cluster;
  const safety = cluster.isDisposable ? DISPOSABLE : {};
  const settings = { ...SETTINGS, ...safety, cluster_name: name };
  const environment = processEnvironment();
  // The pid in PostgreSQL's lock file may belong to another process by now, so PostgreSQL is told to ignore the pid.
  // PostgreSQL still checks the lock's shared memory, and removes the lock file itself.
  const stale = await lockedBy(paths.data);
  if (stale !== undefined) environment.PG_GRANDPARENT_PID = String(stale);

  const log = await openLogFile(paths);
  try {
    const child = spawn(
      cluster.binaries.postgres,
      [
        "-D",
        DATA_ARGUMENT ?? paths.data,
        ...Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]),
      ],
      {
        ...account,
        cwd: paths.data,
        env: environment,
        detached: true,
        stdio: ["ignore", log, log],
      },
    );
    // Without an `error` listener a failed start would end this Node.js process.
    child.once("error", () => {});
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}
