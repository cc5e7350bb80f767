import { randomBytes, randomUUID } from "node:crypto";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { startEmbeddedPostgres } from "#server/db/embedded/start.ts";
import { createLog } from "#server/log.ts";
import type { Figure } from "./figure.ts";
import { type StartedServer, startServer, withFolder } from "./started-server.ts";

const ROUNDS = 3;
const VISITS = 20;
const MISSING = 200;
const POLL_MS = 5;

export async function measureOutages(): Promise<Figure[]> {
  return [...(await measureDatabase()), ...(await measureKilledServer())];
}

function measureDatabase(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const log = createLog("silent");
    const dataDir = path.join(folder, "database");
    let database = await startEmbeddedPostgres({ dataDir, log });
    const { host, database: name, username, password } = database.owner;
    const login = `${username}:${encodeURIComponent(String(password))}`;
    const env = {
      DATABASE_URL: `postgres://${login}@localhost/${name}?host=${encodeURIComponent(String(host))}`,
      SECRET_KEY: randomBytes(32).toString("base64"),
    };
    const start = (copy: string) =>
      startServer({ script: "start", dataDir: path.join(folder, copy), env });
    const servers = [await start("one"), await start("other")] as const;
    const [server] = servers;
    try {
      const seen = await untilSeen(database.superuser, servers);
      const missing = await processorOfMissing(server);
      const [visits, back]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round++) {
        await untilReady(server.url);
        await fetch(server.url);
        await database.stop();
        for (let visit = 0; visit < VISITS; visit++)
          visits.push(await took(() => fetch(server.url)));
        database = await startEmbeddedPostgres({ dataDir, log });
        back.push(await took(() => untilReady(server.url)));
      }
      const how = `npm run bench -- outages (the worst of ${ROUNDS} rounds)`;
      return [
        {
          name: "a change is seen on both servers of a database",
          value: seen,
          unit: "ms",
          budget: { atMost: 1_000 },
          how,
        },
        {
          name: "processor time per missing page",
          value: missing,
          unit: "ms",
          budget: { atMost: 5 },
          how: `npm run bench -- outages (${MISSING} addresses)`,
        },
        {
          name: "cached page without the database",
          value: Math.max(...visits),
          unit: "ms",
          budget: { atMost: 3_000 },
          how,
        },
        {
          name: "ready again once the database is back",
          value: Math.max(...back),
          unit: "ms",
          budget: { atMost: 10_000 },
          how,
        },
      ];
    } finally {
      for (const one of servers) await one.stop();
      await database.stop();
    }
  });
}

function measureKilledServer(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const dataDir = path.join(folder, "data");
    const killed = await startServer({ script: "start", dataDir });
    await killed.kill();
    const server = await startServer({ script: "start", dataDir });
    const stopping = await took(() => server.stop());
    const how = "kill -9 of the server; npm start in the same folder, until the first page";
    return [
      {
        name: "start after a crash",
        value: server.seconds,
        unit: "s",
        budget: { atMost: 30 },
        how,
      },
      {
        name: "stop, with the database",
        value: stopping / 1000,
        unit: "s",
        budget: { atMost: 10 },
        how: "kill of npm start, until its last process",
      },
    ];
  });
}

async function untilSeen(
  superuser: postgres.Options<Record<string, never>>,
  servers: readonly StartedServer[],
): Promise<number> {
  const sql = postgres({ ...superuser, database: "clinica", max: 1, onnotice: () => {} });
  const times: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const nome = `Convênio ${randomUUID()}`;
      await sql`insert into convenios (nome, ordem_exibicao) values (${nome}, 1)`;
      const isSeen = async ({ url }: StartedServer) => {
        while (!(await (await fetch(`${url}/convenios`)).text()).includes(nome))
          await sleep(POLL_MS);
      };
      times.push(await took(() => Promise.all(servers.map(isSeen))));
    }
  } finally {
    await sql.end();
  }
  return Math.max(...times);
}

async function processorOfMissing(server: StartedServer): Promise<number> {
  const request = async (mark: string) => {
    for (let index = 0; index < MISSING; index++) {
      await (await fetch(`${server.url}/exames/${mark}-${index}`)).arrayBuffer();
    }
  };
  await request("before");
  const before = server.processorMs();
  await request("missing");
  return (server.processorMs() - before) / MISSING;
}

async function untilReady(url: string): Promise<void> {
  while ((await fetch(`${url}/readyz`)).status !== 200) await sleep(POLL_MS);
}

async function took(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
