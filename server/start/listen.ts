import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { StartupError } from "#server/errors.ts";
import { FairTurns } from "#server/fair-turns.ts";
import type { Bindings } from "#server/http/bindings.ts";
import { clientAddress } from "#server/http/checks/client-address.ts";
import { type DiscardLimits, discardBody } from "#server/http/checks/discard-body.ts";
import { networkOf } from "#server/http/checks/network-of.ts";
import { bodyArrival, hasLongBody } from "./body-arrival.ts";
import { ConnectionQueue } from "./connection-queue.ts";
import { type UnreadOptions, UnreadRequests } from "./unread-requests.ts";

const HEADER_BYTES = 16 * 1024;
const HEADERS_MS = 20_000;
/** Long enough to upload a 20 MB report over a slow line. */
const REQUEST_MS = 180_000;
/** Longer than common proxies' idle time, so that the proxy closes an idle connection first. */
const KEEP_ALIVE_MS = 65_000;
const CHECK_MS = 5_000;
const IDLE_CHECK_MS = 50;
/** Connections without traffic are cut after this time. A slow client may need minutes to read what is buffered. */
const QUIET_MS = 300_000;

const MOST_CONNECTIONS = 4_000;
/** The largest number of pages rendered at once, for all networks and for one. The other requests wait, which takes less memory. */
const AT_ONCE = { ofAll: 200, ofOne: 20 };
/** A browser behind a proxy with HTTP/2 may request a hundred pictures at once. */
const MOST_WAITING = 100;

export interface Listener {
  readonly address: string;
  /** Finishes requests in progress. @param withinMs the time after which the remaining connections are cut */
  close(withinMs: number): Promise<void>;
}

type Fetch = (request: Request, env: Bindings) => Response | Promise<Response>;

interface ListenOptions extends UnreadOptions {
  responseCache?: { answer(request: IncomingMessage, response: ServerResponse): boolean };
  unwanted?: DiscardLimits;
  quietMs?: number;
  requestMs?: number;
  trustProxy?: number;
  /** True for a path whose route itself limits how long its body and its answer may take. */
  isPaced?: (pathname: string) => boolean;
}

export async function listen(
  fetch: Fetch,
  host: string,
  port: number,
  {
    responseCache,
    unwanted,
    quietMs = QUIET_MS,
    requestMs = REQUEST_MS,
    isPaced = () => false,
    trustProxy = 0,
    ...options
  }: ListenOptions = {},
): Promise<Listener> {
  const turns = new FairTurns({ ...AT_ONCE, waitingOfOne: MOST_WAITING });
  const unread = new UnreadRequests(options);
  const takesItsTime = ({ method, url = "" }: IncomingMessage) =>
    method === "POST" && isPaced(url.split("?")[0] ?? "");
  // A long body is sent slowly at times, so its request takes its turn but no place.
  const inTurn = async <T>(
    incoming: IncomingMessage,
    make: (leaveTurn?: () => void) => Promise<T>,
  ) => {
    const { headers, socket } = incoming;
    const forwarded = headers["x-forwarded-for"]?.toString();
    const network = networkOf(clientAddress(socket.remoteAddress, forwarded, trustProxy));
    if (takesItsTime(incoming) || hasLongBody(incoming)) {
      await turns.take(network, async () => {});
      return make();
    }
    await bodyArrival(incoming);
    return turns.take(network, make);
  };
  const answer = async (request: Request, env: HttpBindings) => {
    const { incoming } = env;
    const make = async (leaveTurn?: () => void) =>
      incoming.socket.destroyed
        ? new Response()
        : fetch(request, { ...env, ...(leaveTurn && { leaveTurn }) });
    const response = await inTurn(incoming, make);
    const isRead = await discardBody(incoming, unwanted);
    if (!isRead) response.headers.set("Connection", "close");
    return response;
  };
  const whole = getRequestListener((request, env) => answer(request, env as HttpBindings), {
    errorHandler: (error) => unread.toResponse(error),
  });
  // Connections without a request so far, which `closeIdleConnections` does not close.
  const unasked = new Set<Socket>();
  const server = createServer(
    {
      maxHeaderSize: HEADER_BYTES,
      headersTimeout: Math.min(HEADERS_MS, requestMs),
      requestTimeout: requestMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: Math.min(CHECK_MS, requestMs),
      // If true, Node.js itself would answer a request without Host, and omit the usual headers.
      requireHostHeader: false,
    },
    (request, response) => {
      unasked.delete(request.socket);
      queue.handle(request, response);
    },
  );
  const queue = new ConnectionQueue(
    (request, response) => {
      const isAnswered =
        unread.answersMissingHost(request, response) ||
        (responseCache?.answer(request, response) ?? false);
      const paces = takesItsTime(request);
      if (paces) unread.allowTime(request);
      // If the socket has taken the whole answer, no inactivity timer is needed; setting one takes time.
      if (paces) request.socket.setTimeout(0);
      else if (!isAnswered || request.socket.writableLength > 0) request.socket.setTimeout(quietMs);
      if (!isAnswered) void whole(request, response);
      return isAnswered;
    },
    (response) => unread.answerBusy(response),
  );
  unread.watch(server);
  server.maxConnections = MOST_CONNECTIONS;
  // Closes idle connections, so that the next client can connect.
  server.on("drop", () => server.closeIdleConnections());
  server.on("connection", (socket: Socket) => {
    queue.watch(socket);
    unasked.add(socket);
    socket.once("close", () => unasked.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  }).catch((error: NodeJS.ErrnoException) => {
    throw listenError(error, host, port);
  });
  return {
    address: shownAddress(host, (server.address() as AddressInfo).port),
    close: (withinMs) => close(server, unasked, withinMs),
  };
}

async function close(server: Server, unasked: Set<Socket>, withinMs: number): Promise<void> {
  const closed = new Promise<boolean>((resolve) => {
    server.close(() => resolve(true));
  });
  const endIdle = () => {
    server.closeIdleConnections();
    for (const socket of unasked) socket.destroySoon();
  };
  endIdle();
  const timer = setInterval(endIdle, IDLE_CHECK_MS);
  try {
    if (await Promise.race([closed, sleep(withinMs, false, { ref: false })])) return;
    server.closeAllConnections();
    await closed;
  } finally {
    clearInterval(timer);
  }
}

function shownAddress(host: string, port: number): string {
  const name = ["0.0.0.0", "::", "127.0.0.1", "::1"].includes(host) ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

function listenError(error: NodeJS.ErrnoException, host: string, port: number): unknown {
  const reasons: Record<string, string> = {
    EADDRINUSE: `PORT: a porta ${port} já está em uso em ${host}; pare o outro programa ou escolha outra.`,
    EACCES: `PORT: sem permissão para a porta ${port}; use uma acima de 1023.`,
    EADDRNOTAVAIL: `HOST: ${host} não é um endereço desta máquina.`,
    ENOTFOUND: `HOST: ${host} não é um nome conhecido.`,
    EAI_AGAIN: `HOST: ${host} não é um nome conhecido.`,
    EAFNOSUPPORT: `HOST: esta máquina não tem rede para ${host}.`,
  };
  const reason = error.code === undefined ? undefined : reasons[error.code];
  return reason === undefined ? error : new StartupError(reason, { cause: error });
}
