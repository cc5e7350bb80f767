/** The kept faults: tests/mutants has a file for each area, and a fault names its place by the text that it replaces. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../project.mjs";

const FOLDER = path.join(ROOT, "tests/mutants");

/** @returns all faults, each with its `area`, which is the name of its file */
export async function listFaults() {
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith(".mjs"))
    .sort();
  const areas = await Promise.all(
    files.map((name) => import(pathToFileURL(path.join(FOLDER, name)))),
  );
  return areas.flatMap(({ FAULTS }, index) =>
    FAULTS.map((fault) => ({ ...fault, area: path.basename(files[index], ".mjs") })),
  );
}

/** @returns why the fault cannot be tried on the sources of `root`; undefined if it can */
export function findProblem({ file, find, replace, tests }, root = ROOT) {
  if (!existsSync(path.join(root, file))) return `${file} does not exist`;
  const missing = tests.filter((test) => !existsSync(path.join(root, test)));
  if (missing.length > 0) return `${missing.join(", ")} does not exist`;
  if (tests.length === 0) return "names no test";
  if (find === replace) return "changes nothing";
  const found = readFileSync(path.join(root, file), "utf8").split(find).length - 1;
  return found === 1 ? undefined : `its text is ${found} times in ${file}`;
}

export function withFault({ find, replace }, code) {
  const at = code.indexOf(find);
  if (at < 0) throw new Error(`its text is gone: ${find}`);
  return code.slice(0, at) + replace + code.slice(at + find.length);
}
