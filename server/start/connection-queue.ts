/**
 * Requests that arrive on a connection before its last one was answered (HTTP/1.1 pipelining). Node hands
 * all of them over at once, however many there are: a megabyte of them would be handled at the same time
 * and take more memory than there is. Here each waits until the answer to the one before it has left, and
 * its connection is not read meanwhile.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** About as many as one read of a connection can hold: browsers and proxies send one at a time. */
const MOST_OF_ONE = 3_000;
/** Of all connections: about 20 MB. */
const MOST_OF_ALL = 5_000;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** @returns true where it wrote its answer at once; else the answer is written later */
type Handle = (request: IncomingMessage, response: ServerResponse) => boolean;

export class ConnectionQueue {
  readonly #handle: Handle;
  /** The connections with an answer to come, and what waits for it. */
  readonly #busy = new Map<Socket, Exchange[]>();
  readonly #limits: { ofOne: number; ofAll: number };
  #waiting = 0;

  constructor(handle: Handle, limits = { ofOne: MOST_OF_ONE, ofAll: MOST_OF_ALL }) {
    this.#handle = handle;
    this.#limits = limits;
  }

  /** How many requests wait for the one before them. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Every connection is announced before its first request. */
  watch(socket: Socket): void {
    // Node reads on after each request that it has handed over.
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

  /** @returns whether the answer ends later */
  #start({ request, response }: Exchange): boolean {
    // An answer that the connection has not taken is not over: who sends much and reads nothing would
    // fill the memory with answers that were ready at once.
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
