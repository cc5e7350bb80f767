import { setTimeout as sleep } from "node:timers/promises";
import type postgres from "postgres";
import { describeError } from "#server/errors.ts";
import { acquire, HeldByAnother, type Session } from "./acquire.ts";
import type { Cluster } from "./cluster.ts";
import { findPostmaster, isRunning } from "./processes.ts";
import { stopPostmaster } from "./stop.ts";

const STOP_MS = 8_000;
const LONGEST_PAUSE_MS = 5_000;

/** `start` must be called once, and then `stop` once. */
export class Supervisor {
  readonly #cluster: Cluster;
  readonly #stopping = new AbortController();
  #session: Session | undefined;
  /** True while this server has the cluster. Only then may it stop PostgreSQL. */
  #isOurs = false;
  #watching: Promise<void> = Promise.resolve();
  #fail: (error: Error) => void = () => {};

  readonly failed = new Promise<Error>((resolve) => {
    this.#fail = resolve;
  });

  constructor(cluster: Cluster) {
    this.#cluster = cluster;
  }

  get pid(): number {
    return this.#current.pid;
  }

  get sql(): postgres.Sql {
    return this.#current.lock.sql;
  }

  get #current(): Session {
    if (!this.#session) throw new Error("the supervisor has not been started");
    return this.#session;
  }

  async start(signal?: AbortSignal): Promise<void> {
    const signals = [this.#stopping.signal, ...(signal ? [signal] : [])];
    this.#session = await acquire(this.#cluster, AbortSignal.any(signals));
    this.#isOurs = true;
    this.#watching = this.#watch();
  }

  async stop(withinMs = STOP_MS): Promise<void> {
    this.#stopping.abort();
    await this.#watching;
    if (!this.#isOurs) return;
    this.#isOurs = false;
    const pid = await findPostmaster(this.#cluster);
    await stopPostmaster(pid, this.#cluster.name, withinMs);
    await this.#session?.lock.release();
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stopping;
    const stopped = new Promise<void>((resolve) => {
      signal.addEventListener("abort", () => resolve(), { once: true });
    });
    while (!signal.aborted) {
      await Promise.race([this.#current.lock.lost, stopped]);
      if (signal.aborted) return;
      const { pid } = this.#current;
      this.#cluster.log.warn({ pid, isRunning: isRunning(pid) }, "lost PostgreSQL");
      await this.#regain(signal);
    }
  }

  /** Retries while the server runs, because a full disk or a slow recovery is temporary. */
  async #regain(signal: AbortSignal): Promise<void> {
    const { log } = this.#cluster;
    const started = performance.now();
    await this.#current.lock.release();
    for (let pause = 100; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        this.#session = await acquire(this.#cluster, signal);
        const ms = Math.round(performance.now() - started);
        log.info({ pid: this.#session.pid, ms }, "PostgreSQL is back");
        return;
      } catch (error) {
        if (signal.aborted) return;
        log.error({ error: describeError(error) }, "PostgreSQL does not come back");
        if (error instanceof HeldByAnother) {
          this.#isOurs = false;
          this.#stopping.abort();
          this.#fail(error);
          return;
        }
        await sleep(pause, undefined, { signal }).catch(() => {});
      }
    }
  }
}
