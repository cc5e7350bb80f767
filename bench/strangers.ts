import { Agent, get } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Figure } from "./figure.ts";
import { type StartedServer, settle, startServer, withFolder } from "./started-server.ts";

const REQUESTS = 500_000;
const LONGEST_MS = 270_000;
const CONNECTIONS = 8;
const AHEAD = 8;
const BURST = 80_000;
const WARM_UP = 20_000;
/** Warm-up requests that render pages, so that memory for V8's compiled code does not count as the attack's. */
const RENDERED = 3_000;
const WORDS = [
  ...["mama", "joelho", "coluna", "crânio", "abdome", "tórax"],
  ...["ressonância", "tomografia", "ultrassom", "raio"],
];
const RENDERED_EACH_TIME = ["/resultados", "/auth"];
const PUBLIC_ADDRESS = /<loc>[^<]*?(\/(?:exames|blog)\/[^<]+)<\/loc>/g;
const SAMPLE_MS = 250;
const VISIT_MS = 20;
const QUIET_MS = 5_000;

const CACHED = ["/", "/exames", "/robots.txt", "/sitemap.xml", "/contato", "/blog", "/convenios"];
/** Paths, mostly of other areas (server/http/areas.ts) than `CACHED`. `#` is replaced by a new text each time. */
const OTHERS = [
  "/nada-#",
  "/nada-#.png",
  "/blog/artigo-#",
  "/exames/exame-#",
  "/newsletter/confirmar?token=#",
  "/newsletter/sair?token=#",
  "/consentimento?token=#",
  "/resultados?x=#",
  "/resultados/laudos?x=#",
  "/resultados/laudos/2026-7HKA8-7HKA8/pdf?x=#",
  "/auth?token=#",
  "/admin?x=#",
  "/admin/blog?x=#",
  "/admin/midia/enviar?x=#",
  "/admin/exames/exportar?x=#",
  "/arquivos/hero/#.webp",
  "/assets/#.js",
  "/og/exame-exame-#-aaaaaaaaaaa.png",
  "/healthz?x=#",
];
const STATUS = /HTTP\/1\.1 (\d{3})/g;

interface Varied {
  path: string;
  host?: string;
  header?: string;
}

export async function measureStrangers(): Promise<Figure[]> {
  const without = await measureServer("without ORIGIN", {});
  const configured = await measureServer("with ORIGIN", { ORIGIN: "http://localhost:3999" });
  return [...without, ...configured];
}

function measureServer(name: string, env: Record<string, string>): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const dataDir = path.join(folder, "data");
    const server = await startServer({ script: "demo", dataDir, env });
    try {
      await settle(server.url);
      const rendered = await renderedAddresses(server.url);
      await send(server, RENDERED, (index) => ordinary(index, rendered));
      await send(server, WARM_UP - RENDERED, (index) => ordinary(index));
      await send(server, WARM_UP / 10, (index) => varied(index, "aquecimento"));
      return await measure(name, server);
    } finally {
      await server.stop();
    }
  });
}

async function measure(name: string, server: StartedServer): Promise<Figure[]> {
  const quiet = visit(server.url);
  await sleep(QUIET_MS);
  const quietP99 = p99Of(await quiet.stop());
  const before = server.residentMegabytes();
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, server.residentMegabytes());
  }, SAMPLE_MS);
  const visits = visit(server.url);
  const started = performance.now();
  const statuses = await send(server, REQUESTS, varied);
  const burst = await send(server, BURST, (index) => ({ path: `/robots.txt?lote${index}` }), {
    connections: 1,
  });
  const seconds = (performance.now() - started) / 1000;
  const times = await visits.stop();
  clearInterval(sampling);
  const after = server.residentMegabytes();
  const sent = sum(statuses) + sum(burst);
  const isFailed = ([status]: [number, number]) => status >= 500;
  const failed =
    sum(new Map([...statuses].filter(isFailed))) + sum(new Map([...burst].filter(isFailed)));
  const count = (value: number) => value.toLocaleString("en");
  const how = `npm run bench -- abuse (${name}: ${count(sent)} requests, no two alike, in ${seconds.toFixed(0)} s; from ${before.toFixed(0)} to ${after.toFixed(0)} MB; ${count(times.length)} visits; before ${quietP99.toFixed(0)} ms for 99 in 100)`;
  return [
    {
      name: `a million different requests, ${name}: more memory at the peak`,
      value: Math.max(most, after) - before,
      unit: "MB",
      budget: { atMost: 40 },
      how,
    },
    {
      name: `visit meanwhile, ${name}, 99 in 100`,
      value: p99Of(times),
      unit: "ms",
      budget: { atMost: 100 },
      how,
    },
    {
      name: `answers with a server error, ${name}`,
      value: failed,
      unit: "",
      budget: { atMost: 0 },
      how,
    },
  ];
}

async function renderedAddresses(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const known = [...sitemap.matchAll(PUBLIC_ADDRESS)].map(([, path]) => String(path));
  const searches = WORDS.map((word) => `/exames?busca=${encodeURIComponent(word)}`);
  return [...known, ...searches].flatMap((path, index) =>
    index % 2 === 0 ? [path] : [path, String(RENDERED_EACH_TIME[(index >> 1) % 2])],
  );
}

function ordinary(index: number, paths: readonly string[] = CACHED): Varied {
  const path = String(paths[index % paths.length]);
  return { path, header: "Accept-Encoding: gzip, deflate, br, zstd" };
}

/** Of a hundred requests, 92 vary a cached page's query, headers or host, 7 use `OTHERS`, and one is a search. */
function varied(index: number, word = ""): Varied {
  const path = String(CACHED[index % CACHED.length]);
  const mark = `${word}${index.toString(36)}`;
  const turn = index % 100;
  if (turn < 40) return { path: `${path}?${mark}=${mark}` };
  if (turn < 60) return { path, header: `Accept-Encoding: ${mark}, gzip;q=0.${index % 10}` };
  if (turn < 80) return { path, host: `${mark}.example` };
  if (turn < 92) return { path, header: `Cookie: ${mark}=${mark}` };
  if (turn < 99) {
    const other = String(OTHERS[Math.floor(index / 100) % OTHERS.length]);
    return { path: other.replace("#", mark), header: `Cookie: ${mark}=${mark}` };
  }
  // One search in ten uses another host name, whose pages are not cached.
  const host = index % 1_000 === 999 ? `127.${(index >> 16) & 255}.${(index >> 8) & 255}.1` : "";
  return { path: `/exames?busca=${mark}`, ...(host && { host }) };
}

async function send(
  { url }: StartedServer,
  count: number,
  vary: (index: number) => Varied,
  { connections = CONNECTIONS, ahead = AHEAD } = {},
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const { hostname, port, host } = new URL(url);
  const end = Date.now() + LONGEST_MS;
  let next = 0;
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let open = 0;
      let rest = "";
      const fill = () => {
        let text = "";
        for (; open < ahead && next < count && Date.now() < end; next++, open++) {
          const one = vary(next);
          const more = one.header ? `${one.header}\r\n` : "";
          text += `GET ${one.path} HTTP/1.1\r\nHost: ${one.host ?? host}\r\n${more}\r\n`;
        }
        if (text) socket.write(text);
        if (open === 0) socket.end(() => resolve());
      };
      socket.on("error", reject);
      socket.on("connect", fill);
      socket.on("data", (part) => {
        const text = rest + part.toString("latin1");
        let done = 0;
        for (const { 0: line, 1: status, index } of text.matchAll(STATUS)) {
          statuses.set(Number(status), (statuses.get(Number(status)) ?? 0) + 1);
          done = index + line.length;
          open--;
        }
        // A status line may be split between two chunks.
        rest = text.slice(Math.max(done, text.length - STATUS.source.length));
        fill();
      });
    });
  await Promise.all(Array.from({ length: connections }, work));
  return statuses;
}

function p99Of(times: number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
}

function sum(statuses: Map<number, number>): number {
  return [...statuses.values()].reduce((total, one) => total + one, 0);
}

function visit(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let isOver = false;
  const one = (address: string) =>
    new Promise<void>((resolve, reject) => {
      const started = performance.now();
      get(address, { agent, headers: { "accept-encoding": "br" } }, (answer) => {
        answer.resume().on("end", () => {
          times.push(performance.now() - started);
          resolve();
        });
      }).on("error", reject);
    });
  const visiting = (async () => {
    for (let index = 0; !isOver; index++) {
      await one(url + CACHED[index % CACHED.length]);
      await sleep(VISIT_MS);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await visiting;
      agent.destroy();
      return times;
    },
  };
}
