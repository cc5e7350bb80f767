/** Rewrites the only migration, with fixed snapshot ids. Once a clinic has data, use `drizzle-kit generate` instead. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { ONE_PATIENT_A_ROOM } from "#server/db/schema/agenda-horarios.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const SCHEMA = path.join(ROOT, "server/db/schema");
const MIGRATIONS = path.join(ROOT, "server/db/migrations");
const TAG = "0000_baseline";
const WHEN = Date.UTC(2026, 10, 23);
const [NOTHING, ID] = [0, 1].map((last) => `00000000-0000-0000-0000-00000000000${last}`);

/** Prints a CHECK constraint on one column in that column's line; drizzle-kit prints it below all columns. */
function printStatement(statement: string): string {
  const [head = "", ...lines] = statement.trim().split("\n");
  const table = /^CREATE TABLE ("\w+") \($/.exec(head)?.[1];
  if (!table) return `${statement.trim()}\n`;
  const parts = lines.slice(0, -1).map((line) => line.replace(/,$/, ""));
  const columns = parts.filter((line) => line.startsWith('\t"'));
  const rest: string[] = [];
  for (const part of parts.filter((line) => !columns.includes(line))) {
    const named = columns.flatMap((column, index) => {
      const name = column.trim().split(" ")[0];
      return part.includes(`${table}.${name}`) ? [index] : [];
    });
    const [only = -1] = named.length === 1 ? named : [];
    const text = part.replaceAll(`${table}.`, "");
    if (only < 0) rest.push(text);
    else columns[only] += ` ${text.trim()}`;
  }
  return [head, [...columns, ...rest].join(",\n"), ");\n"].join("\n");
}

const modules = await Promise.all(
  readdirSync(SCHEMA).map((file) => import(path.join(SCHEMA, file))),
);
const tables = { ...generateDrizzleJson(Object.assign({}, ...modules), NOTHING), id: ID };
const statements = await generateMigration(generateDrizzleJson({}), tables);

rmSync(MIGRATIONS, { recursive: true, force: true });
mkdirSync(path.join(MIGRATIONS, "meta"), { recursive: true });
const write = (name: string, text: string) => writeFileSync(path.join(MIGRATIONS, name), text);
const writeJson = (name: string, value: unknown) =>
  write(`meta/${name}.json`, JSON.stringify(value, null, 2));
write(`${TAG}.sql`, [...statements.map(printStatement), ONE_PATIENT_A_ROOM].join(""));
writeJson("0000_snapshot", tables);
writeJson("_journal", {
  version: "7",
  dialect: "postgresql",
  entries: [{ idx: 0, version: "7", when: WHEN, tag: TAG, breakpoints: false }],
});
