/** The migrations on disk are what the schema says, in an order that drizzle understands. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, it } from "vitest";

const SCHEMA = path.join(import.meta.dirname, "schema");
const MIGRATIONS = path.join(import.meta.dirname, "migrations");

const readJson = (name: string) =>
  JSON.parse(readFileSync(path.join(MIGRATIONS, "meta", name), "utf8"));
const { entries }: { entries: { idx: number; when: number; tag: string }[] } =
  readJson("_journal.json");

it("has nothing to generate: every change of the schema is in a migration", async () => {
  const modules: Record<string, unknown>[] = await Promise.all(
    readdirSync(SCHEMA).map((file) => import(path.join(SCHEMA, file))),
  );
  const last = String(entries.at(-1)?.idx).padStart(4, "0");
  const written = readJson(`${last}_snapshot.json`);
  const wanted = generateDrizzleJson(Object.assign({}, ...modules), written.id);
  expect(await generateMigration(written, wanted)).toEqual([]);
});

it("has a file for each entry, each later than the one before", () => {
  const files = readdirSync(MIGRATIONS).filter((file) => file.endsWith(".sql"));
  expect(entries.map(({ tag }) => `${tag}.sql`).sort()).toEqual(files.sort());
  const times = entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
});
