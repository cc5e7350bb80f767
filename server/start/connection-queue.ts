/** Node hands over all pipelined requests at once, which could fill the memory. Here each waits for the one before. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The most waiting requests of one connection. Browsers send one at a time. */
const MOST_OF_ONE = 8;
/** The most waiting requests of all connections, which take about 20 MB. */
const MOST_OF_ALL = 5_000;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  isRefused?: boolean;
}

/** @returns true when the answer is already written */
type Handle = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Must write an answer that ends the connection. */
type Refuse = (response: ServerResponse) => void;

export class ConnectionQueue {
  readonly #handle: Handle;
  readonly #refuse: Refuse;
  readonly #busy = new Map<Socket, Exchange[]>();
  readonly #limits: { ofOne: number; ofAll: number };
  #waiting = 0;

  constructor(handle: Handle, refuse: Refuse, limits = { ofOne: MOST_OF_ONE, ofAll: MOST_OF_ALL }) {
    this.#handle = handle;
    this.#refuse = refuse;
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
    if (queue) {
      this.#enqueue(queue, { request, response });
    } else if (response.socket === null) {
      // Node has not finished the answer before this one, which was written at once.
      const own: Exchange[] = [];
      this.#busy.set(socket, own);
      this.#enqueue(own, { request, response });
      this.#next(socket);
    } else if (this.#start({ request, response })) {
      this.#busy.set(socket, []);
    }
  }

  #enqueue(queue: Exchange[], exchange: Exchange) {
    const { socket } = exchange.request;
    if (socket.destroyed || queue.at(-1)?.isRefused) return;
    // The refusal waits like a request, because answers go out in the order of their requests.
    const isRefused = queue.length >= this.#limits.ofOne || this.#waiting >= this.#limits.ofAll;
    queue.push({ ...exchange, isRefused });
    this.#waiting++;
    socket.pause();
  }

  #start({ request, response }: Exchange): boolean {
    // The next request waits until the socket has taken this answer: a client that reads nothing would fill the memory.
    if (this.#handle(request, response) && response.writableLength === 0) return false;
    response.once("close", () => this.#next(request.socket));
    return true;
  }

  /** The event loop has its turn between two answers, or a few hundred such connections would hold it for seconds. */
  #next(socket: Socket) {
    const queue = this.#busy.get(socket);
    if (!queue?.length) {
      this.#busy.delete(socket);
      socket.resume();
      return;
    }
    setImmediate(() => {
      const exchange = queue.shift();
      const isClosed = this.#busy.get(socket) !== queue;
      if (!exchange || isClosed) return;
      this.#waiting--;
      if (exchange.isRefused) return this.#refuse(exchange.response);
      if (queue.length === 0) socket.resume();
      if (!this.#start(exchange)) this.#next(socket);
    });
  }
}
