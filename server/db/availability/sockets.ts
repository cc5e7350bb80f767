/** The sockets of a pool, so that they can be closed when the database does not answer on them any more. */
import net from "node:net";

/** What the driver tells of the address; `path` is a Unix socket's. */
interface Address {
  path?: string | false;
  host: readonly string[];
  port: readonly number[];
}

/**
 * The driver's own `end` says goodbye and waits for the other side, and its queries have no limit: on
 * a connection to a frozen server both wait for ever. A destroyed socket fails its queries at once,
 * and the driver then connects again.
 */
export class Sockets {
  readonly #open = new Set<net.Socket>();

  /** For the driver's `socket` option, which its types do not know. */
  readonly option = { socket: (address: Address): net.Socket => this.#connect(address) };

  destroy(): void {
    for (const socket of this.#open) socket.destroy();
  }

  #connect({ path, host, port }: Address): net.Socket {
    const socket = new net.Socket();
    this.#open.add(socket);
    socket.once("close", () => this.#open.delete(socket));
    const to = { host: host[0] ?? "localhost", port: port[0] ?? 5432 };
    // The driver reads them for the certificate's name.
    Object.assign(socket, to);
    // A microtask later the driver listens: an attempt that fails at once would end the process before.
    queueMicrotask(() => (path ? socket.connect(path) : socket.connect(to)));
    return socket;
  }
}
