import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { StartupError } from "#server/errors.ts";
import type { Cluster } from "./cluster.ts";
import { launchPostmaster } from "./launch.ts";
import { logSize, startFailure } from "./log-file.ts";
import { findPostmaster } from "./processes.ts";
import { type ServerLock, tryServerLock } from "./server-lock.ts";
import { endOrphans, stopPostmaster } from "./stop.ts";

export interface Session {
  readonly pid: number;
  readonly lock: ServerLock;
}

const POLL_MS = 25;
/** The longest wait for another server's lock, which is released a moment after that server ends. */
const OTHER_SERVER_MS = 4_000;
/** A postmaster (PostgreSQL's main process) that does not answer for this long is treated as broken. */
const SILENT_MS = 10_000;
const STOP_MS = 8_000;
const LAUNCHES = 5;
const RECOVERY_NOTICE_MS = 10_000;

/** cannot_connect_now: PostgreSQL is starting up, recovering or shutting down. */
const NOT_YET = "57P03";

/** If it fails or is aborted, stops the postmaster that it started. @throws StartupError, or the abort's reason */
export async function acquire(cluster: Cluster, signal: AbortSignal): Promise<Session> {
  let child: ChildProcess | undefined;
  try {
    return await attempt(cluster, signal, (launched) => {
      child = launched;
    });
  } catch (error) {
    if (isAlive(child) && !(error instanceof HeldByAnother)) {
      await stopPostmaster(child?.pid, cluster.name, STOP_MS);
    }
    throw error;
  }
}

/** Another server uses this PostgreSQL, so PostgreSQL must not be stopped. */
export class HeldByAnother extends StartupError {}

async function attempt(
  cluster: Cluster,
  signal: AbortSignal,
  onLaunch: (child: ChildProcess) => void,
): Promise<Session> {
  const { name, log } = cluster;
  let child: ChildProcess | undefined;
  let launches = 0;
  let logOffset = 0;
  const since = new Stopwatch();

  for (; ; await sleep(POLL_MS, undefined, { signal })) {
    const running = await findPostmaster(cluster);

    if (running === undefined && !isAlive(child) && !(await answers(cluster))) {
      if (launches > 0) await sleep(100 * launches, undefined, { signal });
      if (launches === LAUNCHES) throw await startFailure(cluster.paths, logOffset);
      launches += 1;
      await endOrphans(name);
      logOffset = await logSize(cluster.paths);
      child = await launchPostmaster(cluster);
      onLaunch(child);
      since.clear();
      continue;
    }

    try {
      const answer = await tryServerLock(cluster.superuser);
      if ("heldBy" in answer) {
        if (since.first("held") > OTHER_SERVER_MS) throw heldByAnother(cluster, answer.heldBy);
        continue;
      }
      const pid = await findPostmaster(cluster);
      if (pid !== undefined) return { pid, lock: answer.lock };
      // PostgreSQL answers, but its process is not on this machine, so it runs in another container.
      await answer.lock.release();
      if (since.first("unseen") > OTHER_SERVER_MS) throw heldByAnother(cluster, undefined);
    } catch (error) {
      if (error instanceof StartupError) throw error;
      if ((error as { code?: unknown }).code === NOT_YET) {
        since.forget("silent");
        if (since.first("recovering") > RECOVERY_NOTICE_MS) {
          log.info("PostgreSQL is still starting up or shutting down");
          since.forget("recovering");
        }
        continue;
      }
      if (running === undefined || since.first("silent") < SILENT_MS) continue;
      log.warn({ pid: running }, "PostgreSQL runs but does not answer, stopping it");
      await stopPostmaster(running, name, STOP_MS);
    }
  }
}

function isAlive(child: ChildProcess | undefined): boolean {
  return child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/** True if anything listens on the socket, even a process that cannot be seen from here. */
async function answers(cluster: Cluster): Promise<boolean> {
  try {
    const answer = await tryServerLock(cluster.superuser);
    if ("lock" in answer) await answer.lock.release();
    return true;
  } catch (error) {
    return !["ENOENT", "ECONNREFUSED"].includes(String((error as { code?: unknown }).code));
  }
}

function heldByAnother({ paths }: Cluster, pid: number | undefined): HeldByAnother {
  const who = pid === undefined ? "" : ` (processo ${pid})`;
  return new HeldByAnother(
    `DATA_DIR: outra cópia do sistema já usa ${paths.root}${who}; pare-a ou escolha outra pasta.`,
  );
}

class Stopwatch {
  readonly #seen = new Map<string, number>();

  first(what: string): number {
    const now = performance.now();
    const at = this.#seen.get(what) ?? now;
    this.#seen.set(what, at);
    return now - at;
  }

  forget(what: string) {
    this.#seen.delete(what);
  }

  clear() {
    this.#seen.clear();
  }
}
