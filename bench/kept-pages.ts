/**
 * A kept page beside the same bytes from a bare `node:http` server, the runtime's limit, and from nginx,
 * the machine's. All three run at once and are asked in turn, so that a busy machine slows them alike.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Figure } from "./figure.ts";
import { type LoadResult, load } from "./load.ts";
import { freePort, startServer, withFolder } from "./started-server.ts";
import { median } from "./statistics.ts";

const ROUNDS = 3;
const ROUND = { connections: 50, seconds: 5, isCompressed: true };
/** nginx sends fewer headers. */
const SAME = 0.15;
const NGINX = "/usr/sbin/nginx";

interface Rival {
  url: string;
  stop(): void;
}

export function measureKeptPages(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const server = await startServer({ script: "demo", dataDir: path.join(folder, "data") });
    const rivals: Record<string, Rival> = {};
    try {
      const { page, headers } = await download(server.url);
      const file = path.join(folder, "pagina.br");
      await writeFile(file, page);
      rivals["node:http"] = await startBareNode(file, headers);
      const nginx = await startNginx(folder, page);
      if (nginx) rivals.nginx = nginx;
      const addresses = { nosso: server.url, ...mapUrls(rivals) };
      const results = new Map<string, LoadResult[]>();
      for (let round = 0; round < ROUNDS; round++) {
        for (const [name, url] of Object.entries(addresses)) {
          const result = await load(url, ROUND);
          results.set(name, [...(results.get(name) ?? []), result]);
        }
      }
      return figuresOf(results);
    } finally {
      for (const rival of Object.values(rivals)) rival.stop();
      await server.stop();
    }
  });
}

function figuresOf(results: Map<string, LoadResult[]>): Figure[] {
  const ours = results.get("nosso") ?? [];
  const rate = (found: LoadResult[]) => median(found.map(({ perSecond }) => perSecond));
  const how = `${ROUNDS} rodadas alternadas; ${ours[0]?.how}`;
  const figures: Figure[] = [
    { name: "página da memória", value: rate(ours), unit: "req/s", how },
    {
      name: "espera de 99 em 100, página da memória",
      value: median(ours.map(({ p99 }) => p99)),
      unit: "ms",
      budget: { atMost: 10 },
      how,
    },
  ];
  const bytes = (found: LoadResult[]) => median(found.map((one) => one.bytes));
  for (const [name, found] of results) {
    if (name === "nosso") continue;
    if (bytes(found) < bytes(ours) * (1 - SAME) || bytes(found) > bytes(ours) * (1 + SAME)) {
      throw new Error(`${name} sent ${bytes(found)} bytes an answer, not ${bytes(ours)}`);
    }
    figures.push({
      name: `página da memória: parte de ${name}`,
      value: rate(ours) / rate(found),
      unit: "",
      ...(name === "node:http" && { budget: { atLeast: 0.9 } }),
      how: `${rate(found).toFixed(0)} req/s os mesmos bytes por ${name}; ${how}`,
    });
  }
  return figures;
}

function mapUrls(rivals: Record<string, Rival>): Record<string, string> {
  return Object.fromEntries(Object.entries(rivals).map(([name, { url }]) => [name, url]));
}

/** As it is sent: not by fetch, which would decode it. */
async function download(url: string) {
  const asked = get(url, { headers: { "accept-encoding": "br" } });
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const parts = await answer.toArray();
  const { date: _date, connection: _connection, "keep-alive": _alive, ...headers } = answer.headers;
  return { page: Buffer.concat(parts), headers };
}

async function startBareNode(file: string, headers: object): Promise<Rival> {
  const args = ["bench/bare-node.mjs", file, JSON.stringify(headers)];
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = await once(createInterface({ input: child.stdout }), "line");
  return { url: `http://127.0.0.1:${port}/`, stop: () => void child.kill() };
}

/** @returns undefined where nginx is not installed */
async function startNginx(folder: string, page: Buffer): Promise<Rival | undefined> {
  if (spawnSync(NGINX, ["-v"]).error) return undefined;
  const home = path.join(folder, "nginx");
  await mkdir(home, { recursive: true });
  await writeFile(path.join(home, "index.html"), page);
  const port = await freePort();
  const config = `
    daemon off; worker_processes 1; pid ${home}/pid; error_log ${home}/error.log; user root;
    events { worker_connections 256; }
    http {
      access_log off; types { text/html html; } sendfile on; tcp_nopush on;
      client_body_temp_path ${home}; proxy_temp_path ${home}; fastcgi_temp_path ${home};
      uwsgi_temp_path ${home}; scgi_temp_path ${home};
      server { listen 127.0.0.1:${port}; root ${home}; add_header Content-Encoding br; }
    }`;
  await writeFile(path.join(home, "nginx.conf"), config);
  const child = spawn(NGINX, ["-c", path.join(home, "nginx.conf")], { stdio: "ignore" });
  return { url: `http://127.0.0.1:${port}/`, stop: () => void child.kill() };
}
