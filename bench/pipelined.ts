/** One address sends requests ahead on many connections, while others visit the site. */
import { Agent, get } from "node:http";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Figure } from "./figure.ts";
import { settle, startServer, withFolder } from "./started-server.ts";

const CONNECTIONS = 250;
const AHEAD = 20;
const SECONDS = 20;
const QUIET_SECONDS = 5;
const BYTES_A_SECOND = 150 * 1024;
const TICK_MS = 20;
const ATTACKER = "198.51.100.1";
const VISITED = ["/", "/healthz", "/resultados", "/exames?busca=joelho", "/auth"];

export function measurePipelined(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const env = { TRUST_PROXY: "1", LOG_LEVEL: "error" };
    const server = await startServer({ script: "demo", dataDir: path.join(folder, "data"), env });
    try {
      await settle(server.url);
      for (const page of VISITED) await visit(server.url + page, 0);
      const before = await visits(server.url, QUIET_SECONDS);
      const attack = new Attack(server.url);
      const { p99, count, failed } = await visits(server.url, SECONDS);
      attack.stop();
      const how = `npm run bench -- abuse (${CONNECTIONS} connections × ${AHEAD} requests ahead from one address, ${attack.sent} requests in ${SECONDS} s; ${count} visits; before ${before.p99.toFixed(0)} ms for 99 in 100)`;
      return [
        {
          name: "visit during requests sent ahead, 99 in 100",
          value: p99,
          unit: "ms",
          budget: { atMost: 100 },
          how,
        },
        {
          name: "visits that failed meanwhile",
          value: failed,
          unit: "",
          budget: { atMost: 0 },
          how,
        },
      ];
    } finally {
      await server.stop();
    }
  });
}

async function visits(url: string, seconds: number) {
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + seconds * 1000;
  for (let index = 0; performance.now() < end; index++) {
    const { status, ms } = await visit(`${url}${VISITED[index % VISITED.length]}`, index);
    times.push(ms);
    if (status !== 200) failed++;
    await sleep(TICK_MS);
  }
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return { p99, count: times.length, failed };
}

function visit(url: string, index: number): Promise<{ status: number; ms: number }> {
  const agent = new Agent({ keepAlive: false });
  const headers = { "x-forwarded-for": `203.0.113.${index % 200}`, cookie: "visita=1" };
  const started = performance.now();
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, ms: performance.now() - started });
    get(url, { agent, headers }, (answer) => {
      answer.resume().on("end", () => done(answer.statusCode ?? 0));
    }).on("error", () => done(0));
  });
}

/** Sends at a steady pace, whether it is answered or not, and opens again what the server closes. */
class Attack {
  sent = 0;
  readonly #url: URL;
  readonly #sockets: (Socket | undefined)[] = Array(CONNECTIONS).fill(undefined);
  readonly #timer: NodeJS.Timeout;
  #turn = 0;

  constructor(url: string) {
    this.#url = new URL(url);
    // All connections begin with a burst at the same moment.
    for (let index = 0; index < CONNECTIONS; index++) this.#send(index);
    let allowed = 0;
    this.#timer = setInterval(() => {
      allowed += (BYTES_A_SECOND * TICK_MS) / 1000;
      while (allowed > 0) allowed -= this.#send(this.#turn++ % CONNECTIONS);
    }, TICK_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
    for (const socket of this.#sockets) socket?.destroy();
  }

  #send(index: number): number {
    const socket = this.#open(index);
    let text = "";
    for (let ahead = 0; ahead < AHEAD; ahead++) {
      text += `GET /exames?busca=a${this.sent++} HTTP/1.1\r\nHost: ${this.#url.host}\r\nX-Forwarded-For: ${ATTACKER}\r\n\r\n`;
    }
    if (socket.writableLength < 64 * 1024) socket.write(text);
    return text.length;
  }

  #open(index: number): Socket {
    const open = this.#sockets[index];
    if (open && !open.destroyed) return open;
    const socket = connect(Number(this.#url.port), this.#url.hostname).resume();
    socket.on("error", () => {});
    this.#sockets[index] = socket;
    return socket;
  }
}
