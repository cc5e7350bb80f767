import net from "node:net";

interface Address {
  path?: string | false;
  host: readonly string[];
  port: readonly number[];
}

/** Closes a pool's sockets, so that their queries fail. The driver's `end` would wait for ever for a frozen server. */
export class Sockets {
  readonly #open = new Set<net.Socket>();

  /** For the driver's `socket` option, which its types omit. */
  readonly option = { socket: (address: Address): net.Socket => this.#connect(address) };

  destroy(): void {
    for (const socket of this.#open) socket.destroy();
  }

  #connect({ path, host, port }: Address): net.Socket {
    const socket = new net.Socket();
    this.#open.add(socket);
    socket.once("close", () => this.#open.delete(socket));
    const to = { host: host[0] ?? "localhost", port: port[0] ?? 5432 };
    // The driver reads host and port from the socket to check the name in the certificate.
    Object.assign(socket, to);
    // Connects one microtask later, when the driver listens for errors; an earlier error would end the process.
    queueMicrotask(() => (path ? socket.connect(path) : socket.connect(to)));
    return socket;
  }
}
