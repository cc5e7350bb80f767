import { readdirSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { listSourceFiles, readSourceModule } from "./architecture/source-modules.ts";

const MODULES = listSourceFiles().map((file) => readSourceModule(file));

const LONGEST = 300;
const VAGUE_FOLDER = /(?:^|\/)(?:utils?|helpers?|misc|common|lib|services)\//;
const VAGUE_FILE = /(?:^|\/)(?:utils?|helpers?|misc|common|index)\.[a-z]+$/;
const KEBAB_CASE = /^(?:[a-z0-9-]+\/)*[a-z0-9-]+(?:\.[a-z0-9]+)+$/;
const DEFAULT_EXPORTS = [
  "scripts/checks/reporters/playwright.mjs",
  "scripts/checks/reporters/vitest.mjs",
  "tests/e2e/start-clinics.ts",
  "tests/support/database-setup.ts",
  "app/routes.ts",
  "app/entry.server.tsx",
  "app/root.tsx",
  ...routeModules(),
];
const ENVIRONMENT_READERS = /^(?:server\/config\.ts$|(?:bench|scripts|tests)\/)|\.test\.ts$/;
/** Permitted uses of `process.env`: the whole object for the parser of settings, and PATH for a child process. */
const NO_SETTING = /parseConfig\(process\.env,|process\.env\.PATH\b/g;

test("no module only passes on what others export", () => {
  const passing = MODULES.filter(({ program }) =>
    program.body.every(
      (statement) =>
        statement.type === "ImportDeclaration" ||
        statement.type === "ExportAllDeclaration" ||
        (statement.type === "ExportNamedDeclaration" && statement.source !== null),
    ),
  );
  const entries = passing.filter(({ program }) =>
    program.body.some(({ type }) => type !== "ImportDeclaration"),
  );
  expect(entries.map(({ file }) => file)).toEqual([]);
});

test("names say what is inside, in kebab-case", () => {
  const names = MODULES.map(({ file }) => file);
  expect(names.filter((file) => VAGUE_FOLDER.test(file) || VAGUE_FILE.test(file))).toEqual([]);
  expect(names.filter((file) => !KEBAB_CASE.test(file))).toEqual([]);
});

test(`no file is longer than ${LONGEST} lines`, () => {
  const long = MODULES.map(({ file, code }) => ({ file, lines: code.split("\n").length - 1 }));
  expect(long.filter(({ lines }) => lines > LONGEST)).toEqual([]);
});

test("exports are named, where no framework needs a default", () => {
  const wrong = MODULES.filter(
    ({ file, program }) =>
      !DEFAULT_EXPORTS.includes(file) &&
      program.body.some(({ type }) => type === "ExportDefaultDeclaration"),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test("the environment is read in one place", () => {
  const readers = MODULES.filter(
    ({ file, code }) =>
      !ENVIRONMENT_READERS.test(file) &&
      /process\s*(?:\??\.|\[\s*["'])env\b/.test(code.replaceAll(NO_SETTING, "")),
  );
  expect(readers.map(({ file }) => file)).toEqual([]);
});

test("each script of the public pages has a test of its own", () => {
  const names = (folder: string, end: string) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(end))
      .map((file) => file.slice(0, -end.length))
      .sort();
  const scripts = names("app/browser", ".ts").filter((name) => name !== "site");
  expect(names("tests/e2e/scripts", ".spec.ts")).toEqual(scripts);
});

test("package.json names exact versions", () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const loose = versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(`${version}`));
  expect(loose).toEqual([]);
});

function routeModules(): string[] {
  return (routes as RouteConfigEntry[]).flatMap(filesOf);
}

function filesOf({ file, children }: RouteConfigEntry): string[] {
  return [`app/${file}`, ...(children ?? []).flatMap(filesOf)];
}
