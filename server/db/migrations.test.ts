import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { describe, expect, it } from "vitest";
import { compareLayout } from "./migrations.ts";

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

it("defines tables, columns, indexes and checks, and nothing that server/db/sql/ defines", () => {
  for (const { tag } of entries) {
    const statements = readFileSync(path.join(MIGRATIONS, `${tag}.sql`), "utf8");
    expect(statements).not.toMatch(
      /create (or replace )?(function|trigger|policy|role)|grant |row level/i,
    );
  }
});

describe("a layout", () => {
  it.each([
    ["of this version", ["a", "b"], "known"],
    ["of an earlier version, which later migrations continue", ["a"], "known"],
    ["of a newer version", ["a", "b", "c"], "newer"],
    ["of another baseline", ["x"], "other"],
    ["of another baseline with more migrations", ["x", "a", "b"], "other"],
  ] as const)("%s", (_, applied, expected) => {
    expect(compareLayout(applied, ["a", "b"])).toBe(expected);
  });
});
