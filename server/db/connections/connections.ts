import type { OwnerOptions } from "#server/db/connect.ts";
import { Connection } from "./connection.ts";

interface ConnectionsOptions extends OwnerOptions {
  max: number;
  idle_timeout: number;
}

type Wait = (query: () => Promise<Connection>) => Promise<Connection>;

export class Connections {
  readonly #options: OwnerOptions;
  readonly #max: number;
  readonly #idleMs: number;
  readonly #open = new Map<Connection, NodeJS.Timeout>();
  /** Connections are leased from the end, so that those at the beginning become idle and are closed. */
  readonly #free: Connection[] = [];
  readonly #waiting: PromiseWithResolvers<Connection>[] = [];
  #isEnded = false;

  constructor({ max, idle_timeout, ...options }: ConnectionsOptions) {
    this.#options = options;
    this.#max = max;
    this.#idleMs = idle_timeout * 1000;
  }

  async lease(wait: Wait): Promise<Connection> {
    if (this.#isEnded) throw connectionEnded();
    const free = this.#free.pop();
    if (free) return free;
    if (this.#open.size < this.#max) return this.#connect();
    const turn = Promise.withResolvers<Connection>();
    this.#waiting.push(turn);
    try {
      return await wait(() => turn.promise);
    } catch (error) {
      const at = this.#waiting.indexOf(turn);
      if (at >= 0) this.#waiting.splice(at, 1);
      else void turn.promise.then((late) => this.giveBack(late)).catch(() => {});
      throw error;
    }
  }

  /** The connection must have no open transaction, or must be closed. */
  giveBack(connection: Connection): void {
    connection.onLost = undefined;
    if (connection.isClosed) return;
    if (connection.isOld) return void connection.close();
    const next = this.#waiting.shift();
    if (next) {
      next.resolve(connection);
    } else {
      this.#free.push(connection);
      this.#open.get(connection)?.refresh();
    }
  }

  /** Fails every running transaction. Later transactions get new connections. */
  async closeAll(): Promise<void> {
    await Promise.all([...this.#open.keys()].map((connection) => connection.close()));
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    for (const turn of this.#waiting.splice(0)) turn.reject(connectionEnded());
    await this.closeAll();
  }

  #connect(): Connection {
    const connection = new Connection(this.#options, (closed) => this.#forget(closed));
    const closeIfFree = () => void (this.#free.includes(connection) && connection.close());
    this.#open.set(connection, setTimeout(closeIfFree, this.#idleMs).unref());
    return connection;
  }

  #forget(connection: Connection): void {
    clearTimeout(this.#open.get(connection));
    this.#open.delete(connection);
    const at = this.#free.indexOf(connection);
    if (at >= 0) this.#free.splice(at, 1);
    this.#waiting.shift()?.resolve(this.#connect());
  }
}

function connectionEnded(): Error {
  return Object.assign(new Error("the connections are closed"), { code: "CONNECTION_ENDED" });
}
