import { readdirSync } from "node:fs";
import { Visitor } from "vite";
import { expect, test } from "vitest";
import { LAYERS, type Layer } from "./architecture/layers.ts";
import { misplacedServerNames } from "./architecture/server-use.ts";
import {
  listSourceFiles,
  readSourceModule,
  type SourceModule,
} from "./architecture/source-modules.ts";

const MODULES = listSourceFiles().map((file) => readSourceModule(file));
const PRODUCT = MODULES.filter(({ file }) => !/\.test\.tsx?$/.test(file));

const STATEMENT =
  /^\s*(?:select\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|(?:create|alter|drop)\s+(?:table|role|index|policy|function|database)\b|set\s+(?:local\s+)?role\b|listen\s+\w|notify\s+\w)/i;
const SQL_HOMES = /^(?:server\/(?:data|db)\/|demo\/seed|tests\/|bench\/)/;
const SQL_PACKAGES = /^(?:drizzle-orm|postgres)(?:\/|$)/;

test("every file has a layer, and imports only what it may", () => {
  expect(MODULES.flatMap(forbiddenImports)).toEqual([]);
});

test("every import of ours leads to a file, by its full name", () => {
  const broken = MODULES.flatMap(({ file, imports }) =>
    imports
      // The router generates its routes' types beside the sources.
      .filter(({ file }) => file !== undefined && !file.includes("/+types/") && !isFile(file))
      .map(({ specifier }) => `${file} -> ${specifier}`),
  );
  expect(broken).toEqual([]);
});

test("no file imports itself through others, types counted", () => {
  expect(findCircles(new Map(MODULES.map((module) => [module.file, filesOf(module)])))).toEqual([]);
});

test("screens use the server in loader, action and middleware only", () => {
  const screens = PRODUCT.filter(
    ({ file }) => /^app\/[^/]+\//.test(file) && !/\/load-[^/]+\.ts$|\.server\.ts$/.test(file),
  );
  const wrong = screens.flatMap((module) =>
    misplacedServerNames(module).map((name) => `${module.file}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

test("SQL is only in server/data, server/db, the demo's seed, tests and measurements", () => {
  expect(PRODUCT.filter(({ file }) => !SQL_HOMES.test(file)).flatMap(sqlOf)).toEqual([]);
});

test("these checks see what they are for", () => {
  const page = readSourceModule(
    "app/site/exames/page.tsx",
    `import { listExames } from "#server/data/exames/exames.ts";
     import { Panel } from "../../admin/panel.tsx";
     import "node:fs";
     export async function loader() { return listExames(); }
     export default function Page() { return <Panel exames={listExames()} sql="select nome" />; }`,
  );
  expect(forbiddenImports(page)).toEqual([
    "app/site/exames/page.tsx -> ../../admin/panel.tsx",
    "app/site/exames/page.tsx -> node:fs",
  ]);
  const circle = { "a.ts": ["b.ts"], "b.ts": ["c.ts", "d.ts"], "c.ts": ["a.ts"], "d.ts": [] };
  expect(findCircles(new Map(Object.entries(circle)))).toEqual(["a.ts -> b.ts -> c.ts -> a.ts"]);
  expect(misplacedServerNames(page)).toEqual(["listExames"]);
  expect(sqlOf(page)).toEqual(["app/site/exames/page.tsx: select nome"]);
});

function forbiddenImports({ file, imports }: SourceModule): string[] {
  const layer = LAYERS.find(({ from }) => from.test(file));
  if (!layer) return [`${file} belongs to no layer`];
  return imports
    .filter((entry) => !isAllowed(layer, entry))
    .map(({ specifier }) => `${file} -> ${specifier}`);
}

function filesOf({ imports }: SourceModule): string[] {
  return imports.flatMap(({ file }) => file ?? []);
}

function findCircles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: readonly string[]) => {
    const start = way.indexOf(file);
    if (start >= 0) circles.push([...way.slice(start), file].join(" -> "));
    if (start >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return circles;
}

function isAllowed(layer: Layer, { file, specifier }: { file?: string; specifier: string }) {
  if (file !== undefined) return layer.files.test(file);
  return specifier.startsWith("virtual:") || (layer.packages?.test(specifier) ?? true);
}

function sqlOf({ file, imports, program }: SourceModule): string[] {
  const found = imports
    .filter(({ specifier, values }) => values.length > 0 && SQL_PACKAGES.test(specifier))
    .map(({ specifier }) => `${file} -> ${specifier}`);
  const check = (text: string) => {
    if (STATEMENT.test(text)) found.push(`${file}: ${text}`);
  };
  new Visitor({
    Literal({ value }) {
      if (typeof value === "string") check(value);
    },
    TemplateElement({ value }) {
      check(value.raw);
    },
  }).visit(program);
  return found;
}

const listings = new Map<string, string[]>();

/** Compares upper and lower case even on disks that ignore it. */
function isFile(file: string): boolean {
  const slash = file.lastIndexOf("/");
  const folder = file.slice(0, slash);
  if (!listings.has(folder)) listings.set(folder, list(folder));
  return listings.get(folder)?.includes(file.slice(slash + 1)) ?? false;
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
