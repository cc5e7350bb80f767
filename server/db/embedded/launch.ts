/** Starts the postmaster: a process of its own that outlives this one, so that it can be adopted. */
import { type ChildProcess, spawn } from "node:child_process";
import { closeSync } from "node:fs";
import type { Cluster } from "./cluster.ts";
import { openLogFile } from "./log-file.ts";
import { lockedBy } from "./processes.ts";

/**
 * On Linux the data folder is named by the process's own working folder, into which it is put
 * before it loses root's rights: no folder above has to be open to it. Elsewhere by its path.
 */
export const DATA_ARGUMENT = process.platform === "linux" ? "/proc/self/cwd" : undefined;

/**
 * Small: one clinic, one machine. About the log: an error's text can quote what someone typed, a
 * CPF in a malformed query for instance, so errors and warnings stay out of it (the application
 * logs their codes) and only what the server says of itself goes in, in its short form.
 */
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
  max_wal_size: "256MB",
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

/**
 * A third of the time of tests that make many databases is waiting for the disk; the servers of several
 * test files share one of these.
 */
const DISPOSABLE = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  max_connections: 200,
};

/** Secrets of this process's environment must not be readable in PostgreSQL's. */
export function processEnvironment(): Record<string, string> {
  return { PATH: process.env.PATH ?? "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };
}

/**
 * @returns the process, just started; whether it lives on shows only when it answers.
 * To be called only when postmaster.pid names no live process of this cluster.
 */
export async function launchPostmaster(cluster: Cluster): Promise<ChildProcess> {
  const { paths, account, name } = cluster;
  const safety = cluster.isDisposable ? DISPOSABLE : {};
  const settings = { ...SETTINGS, ...safety, cluster_name: name };
  const environment = processEnvironment();
  // The lock's number may have gone to someone else's process since, and PostgreSQL would then
  // refuse to start. This is pg_ctl's way to say that the number is known not to be a postmaster;
  // PostgreSQL still checks the lock's shared memory, and removes the lock itself.
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
    // A program that cannot be started is an event, and one without a listener ends the server.
    child.once("error", () => {});
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}
