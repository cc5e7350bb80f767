import postgres, { type Sql } from "postgres";
import type { Availability } from "./availability/availability.ts";
import { Sockets } from "./availability/sockets.ts";
import type { OwnerOptions } from "./connect.ts";

const PAUSE_MS = 500;
/** Milliseconds between test queries. Without them a dead connection would look like an idle one. */
const HEARTBEAT_MS = 15_000;
const ANSWER_MS = 5_000;

export interface Listening {
  stop(): Promise<void>;
}

export interface ListenHandlers {
  onNotify(payload: string): void;
  /** Runs after each connection and reconnection, because earlier notifications may have been missed. */
  onListen(): void;
  onLost(): void;
}

/** Replaces postgres.js's own `listen`, which gives up when a reconnection fails. Resolves after the first try. */
export async function listenOn(
  options: OwnerOptions,
  channel: string,
  { onNotify, onListen, onLost }: ListenHandlers,
  availability: Availability,
): Promise<Listening> {
  const sockets = new Sockets();
  availability.onLost(() => sockets.destroy());
  let stopped = false;
  let established = false;
  let sql: Sql | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    // `onnotify` is missing from the driver's types.
    const events = {
      onnotify: (_channel: string, payload: string) => onNotify(payload),
      onclose: (): void => retry(current),
    };
    const single = { max: 1, idle_timeout: 0, max_lifetime: null, fetch_types: false };
    const current: Sql = postgres({
      ...options,
      ...single,
      ...sockets.option,
      ...events,
    } as OwnerOptions);
    sql = current;
    try {
      await answered(() => current`listen ${current(channel)}`);
    } catch {
      return retry(current);
    }
    // Meanwhile the connection was lost and `retry` has run, or `stop` was called.
    if (stopped || sql !== current) return;
    established = true;
    onListen();
    beat(current);
  }

  function answered<T>(query: () => PromiseLike<T>): Promise<T> {
    return availability.within(query, { longestMs: ANSWER_MS });
  }

  function beat(current: Sql): void {
    timer = setTimeout(async () => {
      try {
        await answered(() => current`select 1`);
      } catch {
        return retry(current);
      }
      if (current === sql && !stopped) beat(current);
    }, HEARTBEAT_MS);
    timer.unref();
  }

  /** A failed query and a closed connection may report the same loss; only the first call counts. */
  function retry(lost: Sql): void {
    if (stopped || lost !== sql) return;
    sql = undefined;
    if (established) onLost();
    established = false;
    lost.end({ timeout: 0 }).catch(() => {});
    sockets.destroy();
    clearTimeout(timer);
    timer = setTimeout(connect, PAUSE_MS);
    timer.unref();
  }

  await connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await sql?.end({ timeout: 0 });
    },
  };
}
