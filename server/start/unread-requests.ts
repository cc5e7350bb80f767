/** Sends a page and the usual headers in answer to requests that Node.js refuses before the application sees them. */
import { randomUUID } from "node:crypto";
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { RequestError } from "@hono/node-server";
import { describeError } from "#server/errors.ts";
import { TooManyWaiting } from "#server/fair-turns.ts";
import { type PlainAnswer, plainAnswers } from "#server/http/plain-answer.ts";
import type { Log } from "#server/log.ts";

const REFUSALS = {
  400: {
    title: "Pedido inválido",
    text: "O pedido não pode ser lido. Confira o endereço e tente de novo.",
  },
  408: {
    title: "O pedido não chegou inteiro",
    text: "A conexão demorou demais. Tente de novo.",
  },
  413: { title: "Pedido grande demais", text: "O que foi enviado passa do tamanho aceito." },
  417: {
    title: "Pedido inválido",
    text: "Este servidor não atende o que o pedido exige no cabeçalho Expect.",
  },
  431: {
    title: "Cabeçalhos grandes demais",
    text: "O pedido traz mais cabeçalhos ou cookies do que o aceito. Apague os cookies deste site e tente de novo.",
  },
  500: {
    title: "Algo deu errado",
    text: "A falha é nossa e já foi registrada. Tente de novo em alguns minutos.",
  },
  503: {
    title: "Muitos pedidos ao mesmo tempo",
    text: "Chegaram pedidos demais da sua rede de uma vez. Tente de novo em alguns segundos.",
  },
} as const;

const RETRY_AFTER_S = "5";

type Status = keyof typeof REFUSALS;

const STATUS_OF: Readonly<Record<string, Status>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

export interface UnreadOptions {
  origin?: string | undefined;
  log?: Pick<Log, "warn" | "error"> | undefined;
}

export class UnreadRequests {
  readonly #pages: Readonly<Record<number, (requestId: string) => PlainAnswer>>;
  readonly #log: UnreadOptions["log"];
  readonly #unlimited = new WeakSet<object>();

  constructor({ origin, log }: UnreadOptions) {
    this.#pages = Object.fromEntries(
      Object.entries(REFUSALS).map(([status, words]) => [
        status,
        plainAnswers({ status: Number(status), ...words }, origin),
      ]),
    );
    this.#log = log;
  }

  watch(server: Server): void {
    server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
      const status = STATUS_OF[error.code ?? ""] ?? 400;
      if (status === 408 && this.#unlimited.has(socket)) return;
      this.#refuse(status, socket as Socket);
    });
    server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) => {
      this.#write(response, 417);
    });
  }

  allowTime(request: IncomingMessage): void {
    const { socket } = request;
    this.#unlimited.add(socket);
    request.once("close", () => this.#unlimited.delete(socket));
  }

  /** RFC 9112 section 3.2: an HTTP/1.1 request must name its host. */
  answersMissingHost({ headers, httpVersion }: IncomingMessage, response: ServerResponse): boolean {
    if (headers.host !== undefined || httpVersion !== "1.1") return false;
    response.shouldKeepAlive = false;
    this.#write(response, 400);
    return true;
  }

  toResponse(error: unknown): Response {
    const { status, headers, body } = this.#answer(statusOf(error), error);
    return new Response(body, { status, headers });
  }

  /** The connection ends with this answer, because its client sends more than is answered. */
  answerBusy(response: ServerResponse): void {
    response.shouldKeepAlive = false;
    this.#write(response, 503);
  }

  #answer(status: Status, error?: unknown): PlainAnswer {
    const requestId = randomUUID();
    if (status === 500)
      this.#log?.error({ requestId, error: describeError(error) }, "unexpected error");
    else this.#log?.warn({ requestId, refusal: "unread", status }, "refused");
    const answer = this.#pages[status]?.(requestId) as PlainAnswer;
    if (status === 503)
      answer.headers.push(["Retry-After", RETRY_AFTER_S], ["Connection", "close"]);
    return answer;
  }

  #write(response: ServerResponse, status: Status) {
    const { headers, body } = this.#answer(status);
    response.writeHead(status, headers.flat()).end(body);
  }

  /** Like Node.js, writes nothing into an answer that has begun. */
  #refuse(status: Status, socket: Socket) {
    const { _httpMessage: current } = socket as { _httpMessage?: { headersSent: boolean } | null };
    if (!socket.writable || current?.headersSent) return void socket.destroy();
    const { headers, body } = this.#answer(status);
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nDate: ${new Date().toUTCString()}\r\n`;
    socket.write(`${head}${lines}Connection: close\r\n\r\n${body}`);
    socket.destroy();
  }
}

function statusOf(error: unknown): Status {
  if (error instanceof TooManyWaiting) return 503;
  return error instanceof RequestError ? 400 : 500;
}
