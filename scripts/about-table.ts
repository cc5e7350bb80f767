/** `npm run db:about -- laudos`: a table's columns, what guards it, and every function that touches it. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.join(import.meta.dirname, "../server/db");

interface SqlFunction {
  file: string;
  name: string;
  /** The first sentence above it. */
  head: string;
  body: string;
}

/** @returns undefined for a table that is not ours */
export function aboutTable(table: string) {
  const baseline = readFileSync(path.join(ROOT, "migrations/0000_baseline.sql"), "utf8");
  const columns = baseline.split(/^CREATE TABLE /m).find((one) => one.startsWith(`"${table}" (`));
  if (!columns) return undefined;
  const isNamed = (text: string) => text.split(/\W/).includes(table);
  const guards = readFolder("sql/tables").flatMap(({ file, text }) => {
    const statements = text.split(";\n").filter(isNamed);
    return statements.map((statement) => `${file}: ${statement.trim()};`);
  });
  const all = [...readFolder("sql/before-tables"), ...readFolder("sql/functions")].flatMap(
    functionsOf,
  );
  const runBy = (texts: string[]) =>
    all.filter(({ name }) => {
      const call = new RegExp(`(?:SELECT|EXECUTE FUNCTION) (?:public\\.)?${name}\\(`);
      return texts.some((text) => call.test(text));
    });
  const called = runBy(guards);
  // A function that guards tables makes triggers, which run others.
  const run = [...called, ...runBy(called.map(({ body }) => body))];
  const functions = all.filter((one) => isNamed(one.body) || run.includes(one));
  return { columns: columns.split("\n);")[0] ?? "", guards, functions };
}

function readFolder(folder: string) {
  return readdirSync(path.join(ROOT, folder)).map((name) => {
    const file = `${folder}/${name}`;
    return { file: `server/db/${file}`, text: readFileSync(path.join(ROOT, file), "utf8") };
  });
}

function functionsOf({ file, text }: { file: string; text: string }): SqlFunction[] {
  const parts = text.split(/^CREATE (?:OR REPLACE )?FUNCTION /m);
  return parts.slice(1).map((part, index) => {
    const above = parts[index]?.split("\n\n").at(-1)?.replaceAll("-- ", "").replaceAll("\n", " ");
    const [head = ""] = (above ?? "").split(". ");
    return { file, name: part.split("(")[0] ?? "", head, body: part.split("\n\n--")[0] ?? "" };
  });
}

if (import.meta.filename === process.argv[1]) {
  const about = aboutTable(process.argv[2] ?? "");
  const functions = about?.functions.map(({ file, name, head }) => `${file}: ${name}: ${head}`);
  const lines = about
    ? [about.columns, ...about.guards, ...(functions ?? [])]
    : ["Uso: npm run db:about -- TABELA"];
  process.stdout.write(`${lines.join("\n")}\n`);
}
