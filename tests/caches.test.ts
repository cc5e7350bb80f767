import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listSourceFiles, readSourceModule } from "./architecture/source-modules.ts";

const HEADING = "## Caches and their bounds";
/** Collections and caches that are fields of a class or variables of a module. */
const HOLDS = [
  /^(?:export )?const \w+(?:: [^=\n]+)? = new (?:Weak)?(?:Map|Set)(?:<[^\n]*>)?\(\);/m,
  /^ {2}(?:readonly )?#\w+(?:: [^=\n]+)? = new (?:Weak)?(?:Map|Set)(?:<[^\n]*>)?\(\);/m,
  /\bnew BoundedMap\b/,
  /= memoize\(/,
];
/** Caches in the browser may grow without bound. */
const ON_SERVER = /^(?:server|domain|app\/(?:site|portal|auth))\//;

const section = readFileSync("docs/security.md", "utf8").split(HEADING)[1] ?? "";
const listed = [...section.matchAll(/`((?:server|domain|app)\/[\w./-]+\.tsx?)`/g)].map(
  ([, file]) => file ?? "",
);

test("every module that holds something longer than a request is listed with its bound", () => {
  const holding = listSourceFiles()
    .filter((file) => ON_SERVER.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => HOLDS.some((pattern) => pattern.test(readSourceModule(file).code)));
  expect(holding.length).toBeGreaterThan(10);
  const missing = holding.filter((file) => !listed.includes(file));
  expect(missing, `give each of these a row, with its bound, under "${HEADING}"`).toEqual([]);
});

test("what is listed is there", () => {
  expect(listed.filter((file) => !existsSync(file))).toEqual([]);
});
