/** Hears what other connections notify, and reconnects after every loss of the connection. */
import postgres, { type Sql } from "postgres";
import type { OwnerOptions } from "./connect.ts";

const PAUSE_MS = 500;

export interface Listening {
  stop(): Promise<void>;
}

export interface ListenHandlers {
  onNotify(payload: string): void;
  /** Runs at each (re)connection: what was notified before it was not heard. */
  onListen(): void;
  /** Runs once when an established connection is lost, before the first try to reconnect. */
  onLost(): void;
}

/**
 * postgres.js has a `listen` of its own, but it gives up when a reconnection fails.
 * @returns when first listening, or when the first try failed: it goes on trying
 */
export async function listenOn(
  options: OwnerOptions,
  channel: string,
  { onNotify, onListen, onLost }: ListenHandlers,
): Promise<Listening> {
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
    const current: Sql = postgres({ ...options, ...single, ...events } as OwnerOptions);
    sql = current;
    try {
      await current`listen ${current(channel)}`;
    } catch {
      return retry(current);
    }
    // Lost again between the answer and this line: `retry` has run already.
    if (stopped || sql !== current) return;
    established = true;
    onListen();
  }

  /** Both a failed query and a closed connection end here; the first one counts. */
  function retry(lost: Sql): void {
    if (stopped || lost !== sql) return;
    sql = undefined;
    if (established) onLost();
    established = false;
    lost.end({ timeout: 0 }).catch(() => {});
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
