import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import connect, { type Sql } from "postgres";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import type { ConnectionOptions } from "#server/db/database-url.ts";
import {
  MESSAGE_COLUMNS,
  messageRows,
  PATIENT_COLUMNS,
  patientRows,
  REPORT_COLUMNS,
  reportRows,
  VERSION_COLUMNS,
  versionRows,
} from "./rows.ts";

export interface ClinicSize {
  patients: number;
  reports: number;
  trailLines: number;
  auditLines: number;
  messages: number;
  subscribers: number;
  /** PDFs that wait for a report. */
  waiting: number;
}

export interface FilledClinic {
  patients: string[];
  reports: string[];
}

const BULKY = [
  "pacientes",
  "laudos",
  "laudo_versoes",
  "avisos_laudos",
  "mensagens",
  "inscritos",
  "newsletter_envios",
  "trilha",
  "trilha_pacientes",
];

const FAST = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
  max_wal_size: "4GB",
};

const CHUNK_ROWS = 500;

export async function fillClinic(
  superuser: ConnectionOptions,
  keys: DataKeys,
  size: ClinicSize,
): Promise<FilledClinic> {
  const sql = connect({ ...superuser, max: 1, onnotice: () => {} });
  try {
    await setFast(sql, true);
    await sql`set session_replication_role = replica`;
    await sql`set maintenance_work_mem = '512MB'`;
    await sql`set work_mem = '256MB'`;
    const [patients, reports, versions] = [
      size.patients,
      size.reports,
      size.reports + size.waiting,
    ].map((length) => Array.from({ length }, () => randomUUID())) as [string[], string[], string[]];
    const indexes = await dropIndexes(sql);
    await copy(sql, `pacientes (${PATIENT_COLUMNS})`, patientRows(keys, patients));
    await copy(
      sql,
      `laudos (${REPORT_COLUMNS})`,
      reportRows(keys, reports, { patients, versions }),
    );
    const versionsInto = `laudo_versoes (${VERSION_COLUMNS})`;
    await copy(sql, versionsInto, versionRows(keys, versions, reports));
    await copy(sql, `mensagens (${MESSAGE_COLUMNS})`, messageRows(keys, size.messages));
    await sql`select set_config('bench.linhas', ${String(size.trailLines)}, false),
      set_config('bench.auditoria', ${String(size.auditLines)}, false),
      set_config('bench.inscritos', ${String(size.subscribers)}, false)`;
    await sql.unsafe(await readFile(new URL("fill.sql", import.meta.url), "utf8"));
    for (const { definition } of indexes) await sql.unsafe(definition);
    for (const table of BULKY) await sql.unsafe(`vacuum (analyze) ${table}`);
    await setFast(sql, false);
    await sql`checkpoint`;
    return { patients, reports };
  } finally {
    await sql.end();
  }
}

/** Keeps the unique indexes, because ON CONFLICT in fill.sql needs one of them. */
async function dropIndexes(sql: Sql): Promise<{ definition: string }[]> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i where i.indrelid = any(${BULKY}::regclass[]) and not i.indisunique`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  return indexes;
}

async function setFast(sql: Sql, isFast: boolean): Promise<void> {
  for (const [name, value] of Object.entries(FAST)) {
    await sql.unsafe(`alter system ${isFast ? `set ${name} = '${value}'` : `reset ${name}`}`);
  }
  await sql`select pg_reload_conf()`;
}

async function copy(
  sql: Sql,
  into: string,
  rows: Iterable<(string | number | null)[]>,
): Promise<void> {
  const writable = await sql.unsafe(`copy ${into} from stdin with (format csv)`).writable();
  await pipeline(Readable.from(linesOf(rows)), writable);
}

function* linesOf(rows: Iterable<(string | number | null)[]>): Generator<string> {
  let lines: string[] = [];
  for (const row of rows) {
    const cells = row.map((cell) =>
      cell === null ? "" : `"${String(cell).replaceAll('"', '""')}"`,
    );
    lines.push(`${cells.join(",")}\n`);
    if (lines.length < CHUNK_ROWS) continue;
    yield lines.join("");
    lines = [];
  }
  yield lines.join("");
}
