/**
 * Kills the server, its PostgreSQL or both while rows are written, again and again, and counts
 * what was acknowledged and is gone: `npm run test:faults`, or `node kill-rounds.ts ROUNDS`.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { spawnServer } from "./spawn-server.ts";

const VICTIMS = ["server", "postgres", "both"] as const;
const rounds = Number(process.argv[2] ?? 10);
const dataDir = await mkdtemp(path.join(os.tmpdir(), "clinica-kills-"));

async function connect() {
  const folder = path.join(dataDir, "postgres");
  return postgres({
    host: path.join(folder, "run"),
    database: "clinica",
    username: "clinica",
    password: (await readFile(path.join(folder, "owner.password"), "utf8")).trim(),
    max: 1,
    onnotice: () => {},
  });
}

/** Writes one number after the other until it is refused. @returns the last that was acknowledged */
async function writeUntilKilled(sql: postgres.Sql, from: number): Promise<number> {
  for (let n = from; ; n += 1) {
    try {
      await sql`insert into escrito values (${n})`;
    } catch {
      return n - 1;
    }
  }
}

let acknowledged = 0;
let lost = 0;
for (let round = 1; round <= rounds; round += 1) {
  const started = performance.now();
  const server = spawnServer(dataDir);
  const postmaster = await server.ready();
  const startMs = Math.round(performance.now() - started);
  const sql = await connect();
  await sql`create table if not exists escrito (n int primary key)`;
  const [row] = await sql`select count(*)::int as found from escrito where n <= ${acknowledged}`;
  lost += acknowledged - row?.found;
  const before = acknowledged;
  const [last] = await sql`select coalesce(max(n), 0)::int as n from escrito`;
  const writing = writeUntilKilled(sql, last?.n + 1);
  await sleep(100 + Math.random() * 900);
  const victim = VICTIMS[Math.floor(Math.random() * VICTIMS.length)] ?? "both";
  if (victim !== "postgres") server.child.kill("SIGKILL");
  // Alone, an adopted or restarted PostgreSQL would go on writing for ever: both stop the writer.
  if (victim === "server") setTimeout(() => sql.end({ timeout: 0 }), 200);
  else process.kill(postmaster, "SIGKILL");
  acknowledged = Math.max(acknowledged, await writing);
  if (victim === "postgres") server.child.kill("SIGKILL");
  await server.ended;
  await sql.end({ timeout: 0 });
  console.log(
    `${round}. start ${startMs} ms, ${acknowledged - before} rows acknowledged, killed: ${victim}, lost so far: ${lost}`,
  );
}

const server = spawnServer(dataDir);
await server.ready();
const sql = await connect();
const [row] = await sql`select count(*)::int as found from escrito where n <= ${acknowledged}`;
lost += acknowledged - row?.found;
await sql.end();
server.child.kill("SIGTERM");
await server.ended;
await rm(dataDir, { recursive: true });
console.log(`${rounds} rounds, ${acknowledged} rows acknowledged, ${lost} lost`);
process.exitCode = lost === 0 ? 0 : 1;
