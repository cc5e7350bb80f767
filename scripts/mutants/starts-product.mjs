import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../project.mjs";

const STARTER = "tests/support/product-server.ts";
const BROWSER = "tests/e2e/";
const OF_SCRIPTS = "tests/e2e/scripts/";
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"(#tests\/[^"]+|\.{1,2}\/[^"]+)"/g;

const known = new Map();

/** True for tests that start the server that was built, so that a fault reaches them only in a build with the fault. */
export function startsProduct(file) {
  if (file === STARTER || file.startsWith(BROWSER)) return !isOfScripts(file);
  if (known.has(file)) return known.get(file);
  known.set(file, false);
  const starts = importsOf(file).some(startsProduct);
  known.set(file, starts);
  return starts;
}

/** Browser tests of scripts of app/browser, which they load from their source. */
export function isOfScripts(file) {
  return file.startsWith(OF_SCRIPTS);
}

/** Follows only test files: a test imports the product's sources without starting it. */
function importsOf(file) {
  if (!existsSync(path.join(ROOT, file))) return [];
  const code = readFileSync(path.join(ROOT, file), "utf8");
  return [...code.matchAll(IMPORT)]
    .map(([, name]) =>
      name.startsWith("#") ? name.slice(1) : path.posix.join(path.posix.dirname(file), name),
    )
    .filter((name) => name.startsWith("tests/"));
}
