/** Finds the Node.js that runs the product: the packaged Node.js if there is a package for this machine. */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { ROOT } from "../project.mjs";

/** The oldest version that React Router 8 supports. Versions from 24 are accepted too, but not 23. */
const OLDEST = [22, 22];

/** The executable, once it was found; until then the search is repeated, because an installation may add it. */
let found;

/** @returns {string} an executable @throws {Error} in one line that says which version to install */
export function ownNode() {
  const node = findNode();
  if (node !== undefined) return node;
  throw new Error(
    `Não há um Node.js próprio para ${process.platform}-${process.arch}, e este (${process.version}) é antigo demais: instale o Node.js 24, ou o 22 a partir do ${OLDEST.join(".")}.`,
  );
}

/**
 * @returns {string | undefined} the packaged Node.js for this platform, or else the Node.js of this process if it is
 * new enough
 */
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
