import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../project.mjs";
import { findNode, ownNode } from "../run/own-node.mjs";
import { runStep } from "../run/run-child.mjs";
import { words } from "../run/words.mjs";
import { withProjectLock } from "./project-lock.mjs";

const OLDEST_NODE = [20, 19];

/** @param {{ onlyRuntime?: boolean }} options `onlyRuntime`: packages for building and testing may be missing */
export async function ensureInstalled(options = {}) {
  requireNode();
  if (isInstalled(options)) return;
  await withProjectLock(async (include) => {
    if (isInstalled(options)) return;
    process.stdout.write(`${words("installing")}\n`);
    const args = ["install", "--no-audit", "--no-fund", "--include=dev"];
    await runStep("npm", args, words("installFailed"), { onStart: include });
    ownNode();
  });
}

function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new Error(words("oldNode", OLDEST_NODE.join("."), process.version));
}

/** Optional packages may be missing, because npm omits the packages for other platforms. */
function isInstalled({ onlyRuntime = false }) {
  const wanted = readPackages("package-lock.json");
  const installed = readPackages("node_modules/.package-lock.json");
  if (!wanted || !installed || !findNode()) return false;
  if (!isLockCurrent(wanted[""])) return false;
  return Object.entries(wanted).every(([location, { version, optional, dev, link }]) => {
    if (location === "" || link || (onlyRuntime && dev)) return true;
    const found = installed[location];
    if (!found) return optional === true;
    return found.version === version && (optional || existsSync(path.join(ROOT, location)));
  });
}

function isLockCurrent(root) {
  const manifest = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"));
  const groups = ["dependencies", "devDependencies", "optionalDependencies"];
  return groups.every((group) => {
    const listed = Object.entries(manifest[group] ?? {});
    const locked = root?.[group] ?? {};
    return (
      listed.length === Object.keys(locked).length &&
      listed.every(([name, version]) => locked[name] === version)
    );
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), "utf8")).packages;
  } catch {
    return undefined;
  }
}
