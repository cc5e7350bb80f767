import { readdirSync } from "node:fs";
import path from "node:path";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { filesAfterTables, filesBeforeTables } from "./code-files.ts";

const SCHEMA = path.join(import.meta.dirname, "../schema");
const files = [...filesBeforeTables(), ...filesAfterTables()];

it("each function says in its head who calls it, and has search_path set where it runs as the owner", () => {
  const lacking = files.flatMap(({ name, text }) => {
    const parts = text.split(/^CREATE (?:OR REPLACE )?FUNCTION /m);
    return parts.slice(1).flatMap((definition, index) => {
      const called = `${name}: ${definition.split("(")[0]}`;
      const head = (parts[index] ?? "").trimEnd().split("\n").at(-1) ?? "";
      const options = definition.split("$$")[0] ?? "";
      return [
        ...(head.startsWith("--") ? [] : [`${called} has no head`]),
        ...(options.includes("SECURITY DEFINER") && !options.includes("SET search_path")
          ? [`${called} has no search_path`]
          : []),
      ];
    });
  });
  expect(lacking).toEqual([]);
});

it("each table is named in a file of tables/, with its grants, policies and triggers", async () => {
  const modules: Record<string, unknown>[] = await Promise.all(
    readdirSync(SCHEMA).map((file) => import(path.join(SCHEMA, file))),
  );
  const tables = modules
    .flatMap((module) => Object.values(module))
    .filter((value) => is(value, PgTable))
    .map((table) => getTableName(table));
  expect(tables.length).toBeGreaterThan(30);
  const text = files
    .filter(({ name }) => name.startsWith("tables/"))
    .map((file) => file.text)
    .join("\n");
  expect(tables.filter((table) => !new RegExp(`\\b${table}\\b`).test(text))).toEqual([]);
});
