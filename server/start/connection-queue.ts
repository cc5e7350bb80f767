/** Node hands over all pipelined requests at once, which could fill the memory. Here each waits for the one before. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The most waiting requests of one connection. Browsers send one at a time. */
const MOST_OF_ONE = 3_000;
/** The most waiting requests of all connections, which take about 20 MB. */
const MOST_OF_ALL = 5_000;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** @returns true when the answer is already written */
type Handle = (request: IncomingMessage, response: ServerResponse) => boolean;

export class ConnectionQueue {
  readonly #handle: Handle;
  readonly #busy = new Map<Socket, Exchange[]>();
  readonly #limits: { ofOne: number; ofAll: number };
  #waiting = 0;

  constructor(handle: Handle, limits = { ofOne: MOST_OF_ONE, ofAll: MOST_OF_ALL }) {
    this.#handle = handle;
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Must be called for every connection before its first request. */
  watch(socket: Socket): void {
    // Node resumes the socket after each request, so a socket with waiting requests has to be paused again.
    socket.on("resume", () => {
      if (this.#busy.get(socket)?.length) socket.pause();
    });
    socket.once("close", () => {
      this.#waiting -= this.#busy.get(socket)?.length ?? 0;
      this.#busy.delete(socket);
    });
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const queue = this.#busy.get(socket);
    if (queue) this.#enqueue(queue, { request, response });
    else if (this.#start({ request, response })) this.#busy.set(socket, []);
  }

  #enqueue(queue: Exchange[], exchange: Exchange) {
    const { socket } = exchange.request;
    if (socket.destroyed) return;
    if (queue.length >= this.#limits.ofOne || this.#waiting >= this.#limits.ofAll) {
      socket.destroy();
      return;
    }
    queue.push(exchange);
    this.#waiting++;
    socket.pause();
  }

  #start({ request, response }: Exchange): boolean {
    // The next request waits until the socket has taken this answer: a client that reads nothing would fill the memory.
    if (this.#handle(request, response) && response.writableLength === 0) return false;
    response.once("close", () => this.#next(request.socket));
    return true;
  }

  #next(socket: Socket) {
    const queue = this.#busy.get(socket);
    for (let exchange = queue?.shift(); exchange; exchange = queue?.shift()) {
      this.#waiting--;
      if (!this.#start(exchange)) continue;
      if (queue?.length === 0) socket.resume();
      return;
    }
    this.#busy.delete(socket);
    socket.resume();
  }
}
