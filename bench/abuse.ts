import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DEMO_USUARIOS } from "../demo/usuarios.ts";
import type { Figure } from "./figure.ts";
import { settle, startServer, withFolder } from "./started-server.ts";

const REQUESTS = 5_000;
const GUESSES = 1_000;
const TOGETHER = 8;
const HELD = 100;
const BROKEN = 100;
const PAGES = ["/", "/exames", "/exames?busca=raio", "/blog", "/contato", "/convenios"];

export function measureAbuse(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const dataDir = path.join(folder, "data");
    const env = { TRUST_PROXY: "1", LOG_LEVEL: "warn" };
    const server = await startServer({ script: "demo", dataDir, env });
    const held: Socket[] = [];
    try {
      const { url } = server;
      await settle(url);
      for (const page of PAGES) await send(url, { path: page });
      const before = server.residentMegabytes();
      held.push(...Array.from({ length: HELD }, () => readSlowly(url)));
      held.push(...Array.from({ length: HELD }, () => sendSlowly(url)));
      const harm = Promise.all([hugeHeaders(url), brokenUploads(url)]);
      const { times, failed } = await mixedRequests(url);
      const refused = await harm;
      for (const socket of held) socket.destroy();
      await sleep(2_000);
      const isReady = (await send(url, { path: "/readyz" })).status === 200;
      const grown = server.residentMegabytes() - before;
      times.sort((a, b) => a - b);
      const how = `npm run bench -- abuse (${REQUESTS} requests, ${TOGETHER} at a time, ${GUESSES} of them wrong passwords; ${2 * HELD} slow connections, ${refused.flat().length} broken requests)`;
      const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
      return [
        { name: "visit during the abuse, median", value: at(0.5), unit: "ms", how },
        {
          name: "visit during the abuse, 99 in 100",
          value: at(0.99),
          unit: "ms",
          budget: { atMost: 100 },
          how,
        },
        {
          name: "answers with a server error",
          value: failed + (isReady ? 0 : 1),
          unit: "",
          budget: { atMost: 0 },
          how,
        },
        {
          name: "more memory afterwards",
          value: grown,
          unit: "MB",
          budget: { atMost: 150 },
          how,
        },
      ];
    } finally {
      for (const socket of held) socket.destroy();
      await server.stop();
    }
  });
}

async function mixedRequests(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: TOGETHER });
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const work = async () => {
    while (next < REQUESTS) {
      const number = next++;
      const isGuess = number % (REQUESTS / GUESSES) === 0;
      const { status, ms } = await send(
        url,
        isGuess ? guess(number) : { path: String(PAGES[number % PAGES.length]) },
        agent,
      );
      if (status >= 500 || status === 0) failed++;
      if (!isGuess) times.push(ms);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  agent.destroy();
  return { times, failed };
}

interface Requested {
  path: string;
  form?: Record<string, string>;
  from?: string;
}

function guess(number: number): Requested {
  const { email = "" } = DEMO_USUARIOS[number % DEMO_USUARIOS.length] ?? {};
  const form = { acao: "entrar", email, senha: `errada ${number}` };
  return { path: "/auth", form, from: `198.51.100.${number % 50}` };
}

function send(url: string, { path, form, from }: Requested, agent?: Agent) {
  const body = form && String(new URLSearchParams(form));
  const headers = {
    ...(from && { "x-forwarded-for": from }),
    ...(body && {
      origin: url,
      "content-type": "application/x-www-form-urlencoded",
      "content-length": Buffer.byteLength(body),
    }),
  };
  const started = performance.now();
  return new Promise<{ status: number; ms: number }>((resolve) => {
    const done = (status: number) => resolve({ status, ms: performance.now() - started });
    const method = body ? "POST" : "GET";
    request(url + path, { method, headers, agent }, (answer) => {
      answer.resume().on("end", () => done(answer.statusCode ?? 0));
      answer.on("error", () => done(0));
    })
      .on("error", () => done(0))
      .end(body);
  });
}

function open(url: string, text: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname, () => socket.write(text));
  // The server may end a hostile connection.
  return socket.on("error", () => {});
}

function readSlowly(url: string): Socket {
  const one = `GET /exames HTTP/1.1\r\nHost: ${new URL(url).host}\r\n\r\n`;
  return open(url, one.repeat(8)).pause();
}

function sendSlowly(url: string): Socket {
  const { host } = new URL(url);
  const socket = open(
    url,
    `POST /contato HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${url}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\n`,
  );
  const timer = setInterval(() => socket.write("a"), 500);
  return socket.on("close", () => clearInterval(timer));
}

function hugeHeaders(url: string) {
  return Promise.all(
    Array.from({ length: BROKEN }, async (_, index) => {
      await sleep(index * 20);
      return send(url, { path: "/", from: "9".repeat(20_000) });
    }),
  );
}

function brokenUploads(url: string) {
  const { host } = new URL(url);
  return Promise.all(
    Array.from({ length: BROKEN }, async (_, index) => {
      await sleep(index * 20);
      const socket = open(
        url,
        `POST /admin/midia/enviar HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${url}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n--x\r\n${"a".repeat(50_000)}`,
      );
      await sleep(50);
      socket.destroy();
    }),
  );
}
