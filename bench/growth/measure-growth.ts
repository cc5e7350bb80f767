import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Sql } from "postgres";
import { freeMegabytes } from "#server/backup/free-space.ts";
import { noteReading } from "#server/data/laudos/patient-trail.ts";
import type { Database } from "#server/db/open.ts";
import { plainEnvironment } from "../../scripts/checks/plain-environment.mjs";
import type { Figure } from "../figure.ts";
import { startServer, withFolder } from "../started-server.ts";
import { makeDemonstration, type Opened, withDatabase } from "./demonstration.ts";
import { type ClinicSize, type FilledClinic, fillClinic } from "./fill-clinic.ts";
import { measureRequests } from "./requests.ts";

const WHOLE: ClinicSize = {
  patients: 300_000,
  reports: 1_000_000,
  trailLines: 10_000_000,
  auditLines: 2_000_000,
  messages: 30_000,
  subscribers: 30_000,
  waiting: 300,
};
/** The most disk space that the measurement takes at any time, including the backup. */
const WHOLE_MB = 20_000;
const WARMING_MS = 5_000;
const APPENDING_MS = 10_000;
const APPENDING_AT_ONCE = 8;

export async function measureGrowth(share: number): Promise<Figure[]> {
  const size = Object.fromEntries(
    Object.entries(WHOLE).map(([name, rows]) => [name, Math.ceil(rows * share)]),
  ) as unknown as ClinicSize;
  return withFolder(async (folder) => {
    const needed = Math.ceil(WHOLE_MB * share) + 500;
    const free = await freeMegabytes(folder);
    if (free < needed) {
      throw new Error(`growth: needs ${needed} MB free in ${folder}; there are ${free} MB.`);
    }
    const dataDir = await makeDemonstration(folder);
    const { clinic, figures } = await withDatabase(dataDir, (opened) => fill(opened, size));
    const server = await startServer({ script: "demo", dataDir, env: { TRUST_PROXY: "1" } });
    try {
      figures.unshift(...(await measureRequests(server.url, clinic, how(size))));
    } finally {
      await server.stop();
    }
    figures.push(await timeCheck(dataDir, size));
    figures.push(await timeBackup(dataDir, size));
    return figures;
  });
}

function how({ patients, reports, trailLines }: ClinicSize): string {
  const [p, r, t] = [patients, reports, trailLines].map((rows) => rows.toLocaleString("en"));
  return `npm run bench -- growth (${p} patients, ${r} reports, ${t} lines of the trail)`;
}

async function fill(
  { sql, superuser, databases, keys }: Opened,
  size: ClinicSize,
): Promise<{ clinic: FilledClinic; figures: Figure[] }> {
  const started = performance.now();
  const clinic = await fillClinic(superuser, keys, size);
  const seconds = (performance.now() - started) / 1000;
  const figures: Figure[] = [
    { name: "filling", value: seconds, unit: "s", how: how(size) },
    await timeAppending(databases, clinic),
    ...(await weighTables(sql, size)),
  ];
  return { clinic, figures };
}

async function timeAppending(
  databases: Opened["databases"],
  { patients }: FilledClinic,
): Promise<Figure> {
  let lines = 0;
  const appendFor = async (ms: number) => {
    const end = performance.now() + ms;
    const append = async (database: Database) => {
      while (performance.now() < end) {
        const pacientes = [patients[lines++ % patients.length] ?? ""];
        await database.as({ role: "sistema" }, async (tx) =>
          noteReading(tx, { acao: "avisou_por_email", pacientes, dados: ["email"] }),
        );
      }
    };
    await Promise.all(
      Array.from({ length: APPENDING_AT_ONCE }, (_, at) =>
        append(databases[at % 2] ?? databases[0]),
      ),
    );
  };
  await appendFor(WARMING_MS);
  const before = lines;
  const started = performance.now();
  await appendFor(APPENDING_MS);
  return {
    name: "chained lines",
    value: (lines - before) / ((performance.now() - started) / 1000),
    unit: "lines/s",
    budget: { atLeast: 2_000 },
    how: `${APPENDING_AT_ONCE} connections, one transaction a line, fsync on, after ${WARMING_MS / 1000} s of the same`,
  };
}

async function weighTables(sql: Sql, size: ClinicSize): Promise<Figure[]> {
  const rows = await sql<{ name: string; mb: number; indexes: number }[]>`
    select relname as name, (pg_total_relation_size(oid) / 1048576.0)::float as mb,
      (pg_indexes_size(oid) / 1048576.0)::float as indexes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by 2 desc limit 9`;
  const [whole] = await sql<{ mb: number }[]>`
    select (pg_database_size(current_database()) / 1048576.0)::float as mb`;
  return [
    { name: "size of the database", value: whole?.mb ?? 0, unit: "MB", how: how(size) },
    ...rows.map(({ name, mb, indexes }): Figure => {
      const of = `${Math.round(indexes).toLocaleString("en")} MB are indexes`;
      return { name: `size of ${name}`, value: mb, unit: "MB", how: of };
    }),
  ];
}

async function timeCheck(dataDir: string, { trailLines }: ClinicSize): Promise<Figure> {
  const seconds = await timeCommand("check-trail", dataDir);
  return {
    name: "check of the chain",
    value: trailLines / seconds,
    unit: "lines/s",
    how: `npm run check-trail, ${Math.round(seconds)} s with the start of the database`,
  };
}

async function timeBackup(dataDir: string, size: ClinicSize): Promise<Figure> {
  const value = await timeCommand("backup", dataDir);
  return { name: "backup", value, unit: "s", how: `npm run backup; ${how(size)}` };
}

async function timeCommand(name: string, dataDir: string): Promise<number> {
  const started = performance.now();
  const env = { ...plainEnvironment(), DATA_DIR: dataDir };
  const npm = spawn("npm", ["run", "--silent", name], { env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  npm.stderr.on("data", (text) => {
    said += String(text);
  });
  const [code] = await once(npm, "close");
  if (code !== 0) throw new Error(`npm run ${name}: ${said.slice(-500)}`);
  return (performance.now() - started) / 1000;
}
