/** Our server, bare Node.js and nginx are measured in turns, so that other load affects all of them equally. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { get, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import type { Figure } from "./figure.ts";
import { type LoadResult, load } from "./load.ts";
import {
  answers,
  freePort,
  type StartedServer,
  settle,
  startServer,
  withFolder,
} from "./started-server.ts";
import { median } from "./statistics.ts";

const ROUNDS = 3;
const ROUND = { connections: 50, seconds: 5 };
const TURN = { ...ROUND, seconds: 1 };
/** The most bytes by which another server's answer may differ from ours, because its headers differ. */
const OTHER_HEADERS = 200;
const ITS_OWN = ["content-type", "content-length", "etag"];
const POLL_MS = 20;
const NGINX = "/usr/sbin/nginx";

const MANY = 1_000_000;
const LONGEST_MS = 180_000;

interface Rival {
  url: string;
  headers?: Readonly<Record<string, string>>;
  stop(): void;
}

interface Case {
  name: string;
  path: string;
  headers: Readonly<Record<string, string>>;
}

export function measureCachedPages(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const server = await startServer({ script: "demo", dataDir: path.join(folder, "data") });
    try {
      await settle(server.url);
      const figures: Figure[] = [];
      for (const one of await casesOf(server.url)) {
        figures.push(...(await measureCase(one, server.url, folder)));
      }
      return [...figures, ...(await measureMemory(server))];
    } finally {
      await server.stop();
    }
  });
}

async function casesOf(origin: string): Promise<Case[]> {
  const br = { "accept-encoding": "br" };
  const page = await fetch(origin, { headers: br });
  const image = /\/arquivos\/hero\/[^ "]+\.avif/.exec(await page.text())?.[0] ?? "";
  return [
    { name: "page from memory", path: "/", headers: br },
    {
      name: "304 from memory",
      path: "/",
      headers: { ...br, "if-none-match": page.headers.get("etag") ?? "" },
    },
    { name: "picture from memory", path: image, headers: br },
  ];
}

async function measureCase(one: Case, origin: string, folder: string): Promise<Figure[]> {
  const url = origin + one.path;
  const { status, headers } = await download(url, one.headers);
  const whole = await download(url, { "accept-encoding": "br" });
  const file = path.join(folder, "resposta");
  await writeFile(file, whole.body);
  const rivals: Record<string, Rival> = {
    nosso: { url, headers: one.headers, stop: () => {} },
    "node:http": { ...(await startBareNode(status, file, headers)), headers: one.headers },
  };
  try {
    const nginx = await startNginx(folder, { status, body: whole.body, headers });
    if (nginx) rivals.nginx = nginx;
    const results = new Map<string, LoadResult[]>();
    for (let round = 0; round < ROUNDS; round++) {
      const turns = new Map<string, LoadResult[]>();
      for (let turn = 0; turn < ROUND.seconds; turn++) {
        // The order alternates, because the processor may be slower after the busiest server's turn.
        const order = Object.entries(rivals);
        if ((round + turn) % 2 === 1) order.reverse();
        for (const [name, rival] of order) {
          const result = await load(rival.url, { ...TURN, headers: rival.headers });
          turns.set(name, [...(turns.get(name) ?? []), result]);
        }
      }
      for (const [name, found] of turns) {
        results.set(name, [...(results.get(name) ?? []), joined(found)]);
      }
    }
    return figuresOf(one.name, results);
  } finally {
    for (const rival of Object.values(rivals)) rival.stop();
  }
}

function joined(turns: LoadResult[]): LoadResult {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    requests: turns.reduce((sum, { requests }) => sum + requests, 0),
    perSecond: mean(turns.map(({ perSecond }) => perSecond)),
    p99: Math.max(...turns.map(({ p99 }) => p99)),
    bytes: mean(turns.map(({ bytes }) => bytes)),
    how: turns[0]?.how ?? "",
  };
}

function figuresOf(name: string, results: Map<string, LoadResult[]>): Figure[] {
  const ours = results.get("nosso") ?? [];
  const rate = (found: LoadResult[]) => median(found.map(({ perSecond }) => perSecond));
  const bytes = (found: LoadResult[]) => median(found.map((each) => each.bytes));
  const how = `${ROUNDS} rounds, each alternating ${ROUND.seconds} times; ${ours[0]?.how}`;
  const figures: Figure[] = [
    { name, value: rate(ours), unit: "req/s", how },
    {
      name: `${name}: wait of 99 in 100`,
      value: median(ours.map(({ p99 }) => p99)),
      unit: "ms",
      budget: { atMost: 10 },
      how,
    },
  ];
  for (const [rival, found] of results) {
    if (rival === "nosso") continue;
    if (Math.abs(bytes(found) - bytes(ours)) > OTHER_HEADERS) {
      throw new Error(`${rival} sent ${bytes(found)} bytes an answer, not ${bytes(ours)}`);
    }
    figures.push({
      name: `${name}: share of ${rival}`,
      value: rate(ours) / rate(found),
      unit: "",
      ...(rival === "node:http" && { budget: { atLeast: 0.95 } }),
      how: `${rate(found).toFixed(0)} req/s by ${rival}; ${how}`,
    });
  }
  return figures;
}

async function measureMemory(server: StartedServer): Promise<Figure[]> {
  let sent = 0;
  const end = Date.now() + LONGEST_MS;
  const send = async () => {
    sent += (await load(server.url, { ...ROUND, isCompressed: true })).requests;
  };
  await send();
  const before = server.residentMegabytes();
  while (sent < MANY && Date.now() < end) await send();
  const how = `${sent.toLocaleString("en")} requests; grep VmRSS /proc/PID/status`;
  return [
    {
      name: "memory after a million requests",
      value: server.residentMegabytes(),
      unit: "MB",
      budget: { atMost: 300 },
      how: `${how}; ${before.toFixed(0)} MB after the first ones`,
    },
  ];
}

type Downloaded = Awaited<ReturnType<typeof download>>;

/** `fetch` would decode the body. */
async function download(url: string, requested: OutgoingHttpHeaders) {
  const request = get(url, { headers: requested });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  const parts = await answer.toArray();
  const { date: _date, connection: _connection, "keep-alive": _alive, ...headers } = answer.headers;
  return { status: answer.statusCode ?? 0, body: Buffer.concat(parts), headers };
}

async function startBareNode(status: number, file: string, headers: object): Promise<Rival> {
  const args = ["bench/bare-node.mjs", String(status), file, JSON.stringify(headers)];
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = await once(createInterface({ input: child.stdout }), "line");
  return { url: `http://127.0.0.1:${port}/`, stop: () => void child.kill() };
}

async function startNginx(folder: string, answer: Downloaded): Promise<Rival | undefined> {
  if (spawnSync(NGINX, ["-v"]).error) return undefined;
  const home = path.join(folder, "nginx");
  await mkdir(home, { recursive: true });
  await writeFile(path.join(home, "index.html"), answer.body);
  const port = await freePort();
  const headers = Object.entries(answer.headers)
    .filter(([name]) => !ITS_OWN.includes(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(String(value))};`);
  const config = `
    daemon off; worker_processes 1; pid ${home}/pid; error_log ${home}/error.log; user root;
    events { worker_connections 256; }
    http {
      access_log off; types { text/html html; } sendfile on; tcp_nopush on; open_file_cache max=9;
      client_body_temp_path ${home}; proxy_temp_path ${home}; fastcgi_temp_path ${home};
      uwsgi_temp_path ${home}; scgi_temp_path ${home};
      server { listen 127.0.0.1:${port}; root ${home}; ${headers.join(" ")} }
    }`;
  await writeFile(path.join(home, "nginx.conf"), config);
  const child = spawn(NGINX, ["-c", path.join(home, "nginx.conf")], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}/`;
  while (!(await answers(url))) await sleep(POLL_MS);
  const etag = (await fetch(url, { method: "HEAD" })).headers.get("etag") ?? "";
  return {
    url,
    ...(answer.status === 304 && { headers: { "if-none-match": etag } }),
    stop: () => void child.kill(),
  };
}
