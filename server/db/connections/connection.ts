import postgres, { type Sql } from "postgres";
import { MINUTE_MS } from "#domain/texto/durations.ts";
import { Sockets } from "#server/db/availability/sockets.ts";
import type { OwnerOptions } from "#server/db/connect.ts";

/** Milliseconds after which a connection is replaced, because its PostgreSQL process uses more and more memory. */
const LONGEST_MS = 45 * MINUTE_MS;

/** Opens one socket only: after a loss the driver would send a transaction's remaining statements on a new one. */
export class Connection {
  readonly sql: Sql;
  onLost: ((reason: unknown) => void) | undefined;
  readonly #sockets = new Sockets();
  readonly #onClosed: (connection: Connection) => void;
  readonly #replaceAt = performance.now() + LONGEST_MS;
  #hasSocket = false;
  #ending: Promise<void> | undefined;

  constructor(options: OwnerOptions, onClosed: (connection: Connection) => void) {
    this.#onClosed = onClosed;
    const { socket } = this.#sockets.option;
    const single = {
      ...options,
      max: 1,
      // The driver would count a transaction as idle between two statements, and close its connection.
      idle_timeout: 0,
      max_lifetime: null,
      socket: (address: Parameters<typeof socket>[0]) => {
        if (this.#hasSocket) throw connectionClosed();
        this.#hasSocket = true;
        return socket(address);
      },
      onclose: () => void this.close(),
    };
    this.sql = postgres(single as OwnerOptions);
  }

  get isClosed(): boolean {
    return this.#ending !== undefined;
  }

  get isOld(): boolean {
    return performance.now() > this.#replaceAt;
  }

  /** @param reason the error for the transaction that uses the connection */
  close(reason: unknown = connectionClosed()): Promise<void> {
    if (this.#ending) return this.#ending;
    this.#ending = this.sql.end({ timeout: 0 });
    this.#sockets.destroy();
    this.onLost?.(reason);
    this.#onClosed(this);
    return this.#ending;
  }
}

export function connectionClosed(): Error {
  return Object.assign(new Error("the transaction's connection is closed"), {
    code: "CONNECTION_CLOSED",
  });
}
