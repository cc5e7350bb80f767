/** Detects a frozen database, for which the driver would wait for ever, by a test connection that gets no answer. */
import postgres from "postgres";
import type { OwnerOptions } from "#server/db/connect.ts";
import { TookTooLong, withinTime } from "#server/time-limit.ts";
import { Sockets } from "./sockets.ts";

/** Milliseconds without an answer after which a test connection is opened. */
const PATIENCE_MS = 3_000;
const PROBE_MS = 2_000;
const PAUSE_MS = 500;

export interface Limit {
  /** Milliseconds after which the query fails even if the test connection was answered. */
  longestMs?: number;
  patienceMs?: number;
}

export class Availability {
  readonly #login: OwnerOptions;
  readonly #handlers = new Set<() => void>();
  #isAvailable = true;
  #isStopped = false;
  #probe: Promise<boolean> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(login: OwnerOptions) {
    this.#login = login;
  }

  onLost(handler: () => void): void {
    this.#handlers.add(handler);
  }

  /** @throws TookTooLong if a test connection gets no answer either, or after `longestMs` */
  async within<T>(
    query: () => PromiseLike<T>,
    { longestMs = Number.POSITIVE_INFINITY, patienceMs = PATIENCE_MS }: Limit = {},
  ): Promise<T> {
    if (!this.#isAvailable) throw unavailable();
    const { promise, reject } = Promise.withResolvers<never>();
    const began = performance.now();
    let timer = setTimeout(checkAnswer, patienceMs, this).unref();
    let isOver = false;
    try {
      return await Promise.race([query(), promise]);
    } finally {
      isOver = true;
      clearTimeout(timer);
    }

    async function checkAnswer(that: Availability) {
      const answers = await that.#answers();
      if (isOver) return;
      if (!answers || performance.now() - began >= longestMs) reject(unavailable());
      else timer = setTimeout(checkAnswer, patienceMs, that).unref();
    }
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #answers(): Promise<boolean> {
    this.#probe ??= isAnswering(this.#login).finally(() => {
      this.#probe = undefined;
    });
    const answers = await this.#probe;
    if (!answers && this.#isAvailable && !this.#isStopped) {
      this.#isAvailable = false;
      this.#tryAgain();
      // Runs later, when queued statements are on the old socket and fail with it; on a new socket they would hang.
      setTimeout(() => {
        for (const onLost of this.#handlers) onLost();
      });
    }
    return answers;
  }

  #tryAgain(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(async () => {
      this.#isAvailable = await isAnswering(this.#login);
      if (!this.#isAvailable) this.#tryAgain();
    }, PAUSE_MS).unref();
  }
}

/** A refused login counts as an answer. */
async function isAnswering(login: OwnerOptions): Promise<boolean> {
  const sockets = new Sockets();
  const sql = postgres({
    ...login,
    ...sockets.option,
    max: 1,
    // `withinTime` is the limit: the driver's own would also count the time in which the event loop was held.
    connect_timeout: 0,
    idle_timeout: 0,
    fetch_types: false,
    onnotice: () => {},
  });
  try {
    await withinTime(sql`select 1`, PROBE_MS);
    return true;
  } catch (error) {
    return error instanceof postgres.PostgresError;
  } finally {
    sockets.destroy();
    sql.end({ timeout: 0 }).catch(() => {});
  }
}

function unavailable(): TookTooLong {
  return new TookTooLong("the database does not answer");
}
