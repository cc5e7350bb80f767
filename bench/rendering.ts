import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Figure } from "./figure.ts";
import { load } from "./load.ts";
import { settle, startServer, withFolder } from "./started-server.ts";

const ROUND = { connections: 20, seconds: 10 };
const PAGES = 100_000;
const REST_MS = 5_000;
const LONGEST_MS = 300_000;

export function measureRendering(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const env = { PAGE_CACHE: "off" };
    const dataDir = path.join(folder, "data");
    const server = await startServer({ script: "demo", dataDir, env });
    try {
      await settle(server.url);
      await sleep(REST_MS);
      const rest = server.residentMegabytes();
      await load(server.url, { ...ROUND, seconds: 3 });
      const before = server.processorMs();
      const first = await load(server.url, ROUND);
      const perPage = (server.processorMs() - before) / first.requests;
      const compressed = await load(server.url, { ...ROUND, isCompressed: true });
      let pages = first.requests + compressed.requests;
      const end = Date.now() + LONGEST_MS;
      while (pages < PAGES && Date.now() < end) pages += (await load(server.url, ROUND)).requests;
      const full = server.residentMegabytes();
      const command = "PAGE_CACHE=off npm run demo";
      const resident = "grep VmRSS /proc/PID/status";
      return [
        {
          name: "pages rendered again",
          value: first.perSecond,
          unit: "req/s",
          budget: { atLeast: 600 },
          how: `${command}; ${first.how}`,
        },
        {
          name: "wait of 99 in 100",
          value: first.p99,
          unit: "ms",
          budget: { atMost: 100 },
          how: `${command}; ${first.how}`,
        },
        {
          name: "pages rendered again, compressed",
          value: compressed.perSecond,
          unit: "req/s",
          how: `${command}; ${compressed.how}`,
        },
        {
          name: "processor per page",
          value: perPage,
          unit: "ms",
          how: `${command}; ${first.how}`,
        },
        {
          name: "memory at rest",
          value: rest,
          unit: "MB",
          budget: { atMost: 160 },
          how: `${command}; sleep ${REST_MS / 1000}; ${resident}`,
        },
        {
          name: `memory after ${pages.toLocaleString("en")} pages`,
          value: full,
          unit: "MB",
          budget: { atMost: 300 },
          how: `${command}; ${first.how}, up to ${PAGES.toLocaleString("en")}; ${resident}`,
        },
      ];
    } finally {
      await server.stop();
    }
  });
}

/** Measures the home page from the server's page cache. */
export function measureMemory(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const server = await startServer({ script: "demo", dataDir: path.join(folder, "data") });
    try {
      const { perSecond, p99, how } = await load(server.url, { ...ROUND, isCompressed: true });
      return [
        {
          name: "pages from memory",
          value: perSecond,
          unit: "req/s",
          how: `npm run demo; ${how}`,
        },
        {
          name: "wait of 99 in 100, from memory",
          value: p99,
          unit: "ms",
          how: `npm run demo; ${how}`,
        },
      ];
    } finally {
      await server.stop();
    }
  });
}
