/** What earlier runs have shown: which faults were seen, and which test files are green without a fault. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../project.mjs";
import { listFiles } from "./copy-project.mjs";

const FILE = path.join(ROOT, "test-results/mutants.json");
const SOURCE =
  /^(?:(?:app|demo|domain|public|scripts|server|tests)\/(?!mutants\/)|[^/]+\.(?:json|ts)$)/;

export function openState({ isNew }) {
  const { killed = {}, green = {} } = isNew ? {} : read();
  const sources = hash(
    listFiles()
      .filter((file) => SOURCE.test(file))
      .sort()
      .map(contentOf),
  );
  const save = () => {
    mkdirSync(path.dirname(FILE), { recursive: true });
    writeFileSync(`${FILE}.new`, JSON.stringify({ killed, green }, null, 1));
    renameSync(`${FILE}.new`, FILE);
  };
  const isNoted = (map, name, key) => map[name] === key;
  const note = (map, name, key) => {
    map[name] = key;
    save();
  };
  return {
    isKilled: (fault) => isNoted(killed, fault.breaks, keyOf(fault)),
    noteKilled: (fault) => note(killed, fault.breaks, keyOf(fault)),
    isGreen: (test) => isNoted(green, test, sources),
    noteGreen: (test) => note(green, test, sources),
  };
}

/** A change of the fault, of its file or of its tests makes it be tried again. */
function keyOf({ file, find, replace, tests }) {
  return hash([find, replace, ...[file, ...tests].map(contentOf)]);
}

function contentOf(file) {
  return `${file}\0${readFileSync(path.join(ROOT, file), "utf8")}`;
}

function hash(parts) {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(`${Buffer.byteLength(part)}\0${part}`);
  return sum.digest("hex").slice(0, 32);
}

function read() {
  try {
    return JSON.parse(readFileSync(FILE, "utf8"));
  } catch {
    return {};
  }
}
