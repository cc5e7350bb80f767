/** Collects what `npm run db:about -- laudos` prints, only from the files of server/db, without a database. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expandGuard } from "./expand-guard.ts";

const DB = path.join(import.meta.dirname, "../../server/db");

interface SqlFunction {
  file: string;
  name: string;
  /** The first sentence of the comment above the function. */
  head: string;
  code: string;
  calls: Set<string>;
}

interface Guard {
  file: string;
  statement: string;
  tables: string[];
  calls: Set<string>;
}

const baseline = readFileSync(path.join(DB, "migrations/0000_baseline.sql"), "utf8").split(";\n");
const functions = ["sql/before-tables", "sql/functions"].flatMap(readFolder).flatMap(functionsOf);

export const TABLES = baseline.flatMap((one) => /^CREATE TABLE "(\w+)"/.exec(one)?.[1] ?? []);
const guards = readFolder("sql/tables").flatMap(guardsOf);

export function aboutTable(table: string) {
  const columns = baseline.find((one) => one.includes(`TABLE "${table}" (`));
  if (!columns) return undefined;
  const rest = baseline.filter((one) =>
    [`TABLE "${table}" ADD `, ` ON "${table}" `, `"public"."${table}"(`].some((part) =>
      one.includes(part),
    ),
  );
  const own = [...guards.filter(({ tables }) => tables.includes(table)), ...copyReads(table)];
  const texts = [columns, ...rest, ...own.map(({ statement }) => withoutComments(statement))];
  return { columns, rest, guards: own, functions: touching(table, texts) };
}

/** Finds functions that name the table, and their callers. Also finds functions that `texts` call, even indirectly. */
function touching(table: string, texts: string[]): (SqlFunction & { why: string })[] {
  const byName = new RegExp(`\\bpublic\\.${table}\\b|\\(\\w+ ${table}\\)`, "i");
  const isLogged = texts.some((text) => text.startsWith("CREATE TRIGGER registra_mudanca "));
  const touches = new Map<SqlFunction, string>();
  for (const one of functions) {
    const takesNames = isLogged && one.code.includes("public.%");
    if (byName.test(one.code)) touches.set(one, "");
    else if (takesNames) touches.set(one, "takes the name of a table when it runs");
  }
  follow(touches, (from, to) => to.calls.has(from.name) && `calls ${from.name}`);
  for (const [one, why] of touches) {
    const by = triggersOf(one).filter((other) => other !== table);
    const triggers = by.length > 0 ? `triggers of ${by.join(", ")}` : "";
    touches.set(one, [why, triggers].filter(Boolean).join("; "));
  }
  const calls = callsOf(texts.join("\n"));
  const run = functions.filter(({ name }) => calls.has(name));
  const runs = new Map(run.map((one) => [one, "a statement above runs it"]));
  follow(runs, (from, to) => from.calls.has(to.name) && `${from.name} calls it`);
  const all = new Map([...runs, ...touches]);
  return functions
    .filter((one) => all.has(one))
    .map((one) => ({ ...one, why: all.get(one) ?? "" }));
}

/** Adds functions for which `whyFrom` returns a reason, starting from each function that was found or added. */
function follow(
  found: Map<SqlFunction, string>,
  whyFrom: (from: SqlFunction, to: SqlFunction) => string | false,
): void {
  for (const from of found.keys()) {
    for (const to of functions) {
      const why = !found.has(to) && whyFrom(from, to);
      if (why) found.set(to, why);
    }
  }
}

function triggersOf({ name }: SqlFunction): string[] {
  const run = guards.filter(
    ({ statement, calls }) => statement.includes(" TRIGGER ") && calls.has(name),
  );
  return [...new Set(run.flatMap(({ tables }) => tables))].sort();
}

function callsOf(code: string): Set<string> {
  return new Set([...code.matchAll(/\b(\w+)\(/g)].map(([, name = ""]) => name.toLowerCase()));
}

function guardOf(file: string, statement: string, tables: string[]): Guard {
  return { file, statement, tables, calls: callsOf(withoutComments(statement)) };
}

function guardsOf({ file, text }: { file: string; text: string }): Guard[] {
  if (file.endsWith("/every-table.sql")) {
    return TABLES.flatMap((table) =>
      expandGuard(text, table).map((statement) => guardOf(file, statement, [table])),
    );
  }
  return text.split(";\n").flatMap((part) => {
    const statement = part.trim();
    const bare = withoutComments(statement).trim();
    const call = /^SELECT (protege_\w+)\('(\w+)'(.*)\)$/s.exec(bare);
    const [, name = "", table = "", rest = ""] = call ?? [];
    const guard = functions.find((one) => one.name === name);
    const expanded = guard ? expandGuard(guard.code, table, `'${table}'${rest}`) : [];
    const named = [...bare.matchAll(/\b(?:ON|FROM|JOIN) ((?:[\w.]+,\s*)*[\w.]+)/gi)];
    const words = call ? [table] : named.flatMap(([, list = ""]) => list.split(/,\s*/));
    const tables = TABLES.filter((one) => words.includes(one));
    const by = `${guard?.file}, for ${table}`;
    return [guardOf(file, statement, tables), ...expanded.map((one) => guardOf(by, one, tables))];
  });
}

/** The statements that server/db/copy/copy-reads.ts executes for every table when a server starts. */
const COPY_READS = `
  EXECUTE format('GRANT SELECT ON %I TO clinica_copia', tabela);
  EXECUTE format('CREATE POLICY copia_de_seguranca ON %I FOR SELECT TO clinica_copia USING (true)', tabela);`;

function copyReads(table: string): Guard[] {
  const file = "server/db/copy/copy-reads.ts";
  return expandGuard(COPY_READS, table).map((statement) => guardOf(file, statement, [table]));
}

function readFolder(folder: string) {
  return readdirSync(path.join(DB, folder)).map((name) => {
    const file = `${folder}/${name}`;
    return { file: `server/db/${file}`, text: readFileSync(path.join(DB, file), "utf8") };
  });
}

function functionsOf({ file, text }: { file: string; text: string }): SqlFunction[] {
  const parts = text.split(/^CREATE (?:OR REPLACE )?FUNCTION /m);
  return parts.slice(1).map((part, index) => {
    const above = parts[index]?.split("\n\n").at(-1)?.replaceAll("-- ", "").replaceAll("\n", " ");
    const [head = ""] = (above ?? "").trim().split(". ");
    const code = withoutComments(`FUNCTION ${part}`);
    return { file, name: part.split("(")[0] ?? "", head, code, calls: callsOf(code) };
  });
}

function withoutComments(code: string): string {
  return code.replaceAll(/^ *--.*$/gm, "");
}

function describe(table: string): string {
  const about = aboutTable(table);
  if (!about) return `Uso: npm run db:about -- TABELA\n\n${TABLES.join("\n")}`;
  const guarded = about.guards.map(({ file, statement }, index) =>
    file === about.guards[index - 1]?.file ? `${statement};` : `\n${file}:\n${statement};`,
  );
  const touches = about.functions.map(
    ({ file, name, head, why }) => `${file}: ${name}${why && ` (${why})`}: ${head}`,
  );
  return [
    [about.columns, ...about.rest].map((one) => `${one};`).join("\n"),
    ...guarded,
    "",
    ...touches,
  ].join("\n");
}

if (import.meta.filename === process.argv[1]) {
  process.stdout.write(`${describe(process.argv[2] ?? "")}\n`);
}
