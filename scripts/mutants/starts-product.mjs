import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../project.mjs";

const STARTER = "tests/support/product-server.ts";
const BROWSER = "tests/e2e/";
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"(#tests\/[^"]+|\.{1,2}\/[^"]+)"/g;

const known = new Map();

/** True for tests that start the server that was built, so that a fault reaches them only in a build with the fault. */
export function startsProduct(file) {
  if (file === STARTER || file.startsWith(BROWSER)) return true;
  if (known.has(file)) return known.get(file);
  known.set(file, false);
  const starts = importsOf(file).some(startsProduct);
  known.set(file, starts);
  return starts;
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
