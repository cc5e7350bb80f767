import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { ROOT } from "../project.mjs";
import { words } from "./words.mjs";

/** The oldest version that React Router 8 supports. Versions from 24 are accepted too, but not 23. */
const OLDEST = [22, 22];

/** Undefined until an executable is found, so that the search is repeated after an installation. */
let found;

export function ownNode() {
  const node = findNode();
  if (node !== undefined) return node;
  const platform = `${process.platform}-${process.arch}`;
  throw new Error(words("noNode", platform, process.version, OLDEST.join(".")));
}

export function findNode() {
  found ??= packagedNode() ?? (isNewEnough(process.versions.node) ? process.execPath : undefined);
  return found;
}

export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major >= 24 || (major === OLDEST[0] && minor >= OLDEST[1]);
}

/** Tries to start the packaged Node.js, which fails on a system without glibc, or on a disk mounted with noexec. */
function packagedNode() {
  const name = `node-${process.platform}-${process.arch}`;
  try {
    const manifest = createRequire(path.join(ROOT, "package.json")).resolve(`${name}/package.json`);
    const program = path.join(path.dirname(manifest), "bin", "node");
    return spawnSync(program, ["--version"]).status === 0 ? program : undefined;
  } catch {
    return undefined;
  }
}
