/** Builds the application, and knows whether that is still needed. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { OWN_NODE, ROOT } from "./project.mjs";
import { withProjectLock } from "./project-lock.mjs";
import { runStep } from "./run-child.mjs";

export const SERVER = path.join(ROOT, "build", "server", "index.js");

const STAMP = path.join(ROOT, "build", ".stamp");
const SOURCES = ["app", "domain", "server", "demo", "public", "scripts/vite"];
const SETTINGS = [
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];
const TEST = /\.test\.tsx?$/;

/** Whether the last build was of these sources, and ended. */
export function isBuilt() {
  return existsSync(SERVER) && readText(STAMP) === contentHash();
}

/**
 * The stamp goes with the old build and comes last with the new one, so that one that was broken off
 * is stale. Of several calls at once one builds, the others wait for it.
 * @throws {Error} with what the build said when it fails
 */
export function build() {
  return withProjectLock(async (include) => {
    if (isBuilt()) return;
    const hash = contentHash();
    rmSync(STAMP, { force: true });
    process.stdout.write("Compilando…\n");
    const program = path.join(ROOT, "node_modules", ".bin", "react-router");
    await runStep(OWN_NODE, [program, "build"], "A compilação falhou.", {
      env: { ...process.env, NODE_ENV: "production" },
      onStart: include,
    });
    writeFileSync(`${STAMP}.new`, hash);
    renameSync(`${STAMP}.new`, STAMP);
  });
}

/** Of names and contents; times say nothing after a checkout. */
function contentHash() {
  const hash = createHash("sha256");
  const files = [...SETTINGS, ...SOURCES.flatMap(listFiles)].sort();
  for (const file of files) {
    const content = readFileSync(path.join(ROOT, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

function listFiles(folder) {
  const absolute = path.join(ROOT, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
}

function readText(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
