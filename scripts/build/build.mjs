import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import { ROOT } from "../project.mjs";
import { ownNode } from "../run/own-node.mjs";
import { runStep } from "../run/run-child.mjs";
import { words } from "../run/words.mjs";
import { removeOldBuilds } from "./old-builds.mjs";
import { withProjectLock } from "./project-lock.mjs";

const BUILDS = path.join(ROOT, "build");
const CURRENT = "current";
const NEW = "new";
/** Files that are copied into the build and read from there, so that a checkout does not affect a running server. */
const DATA = [
  "server/crypto/file-chunks.ts",
  "server/db/migrations",
  "server/db/sql",
  "server/images/photo/process",
  "server/images/svg/process",
  "server/imagens/process",
  "server/pdf/process",
  "demo/imagens-exame",
  "demo/midia",
];
const SOURCES = ["app", "domain", "server", "demo", "public", "scripts/vite"];
const SETTINGS = [
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "scripts/build/build.mjs",
  "tsconfig.json",
  "vite.config.ts",
];
const TEST = /\.test\.tsx?$/;

/** @returns {string | undefined} the path of the server's program; undefined if the present sources are not built */
export function findBuild(root = ROOT) {
  const program = programOf(contentHash(root), root);
  return existsSync(program) ? program : undefined;
}

/** @returns {string} the path of the server's program @throws {Error} if the present sources are not built */
export function requireBuild(root = ROOT) {
  const program = findBuild(root);
  if (!program) throw new Error("Compilação velha: npm run build");
  return program;
}

/** @returns {Promise<string>} the path of the server's program @throws {Error} with the build tool's output */
export async function ensureBuilt() {
  const built = findBuild();
  if (built && isTidy(built)) return built;
  return build().catch((error) => {
    // The user who runs the server may not be allowed to write into the project's folder.
    if (built && ["EACCES", "EPERM", "EROFS"].includes(error.code)) return built;
    throw error;
  });
}

function isTidy(program) {
  const hash = path.relative(BUILDS, program).split(path.sep)[0];
  const left = readdirSync(BUILDS).filter((name) => name !== hash);
  const current = path.join(BUILDS, CURRENT);
  return left.join() === CURRENT && readlinkSync(current) === hash;
}

/** Makes the new build in a folder of its own. The build of a running server does not change. */
function build() {
  return withProjectLock(async (include) => {
    const hash = contentHash();
    if (!existsSync(programOf(hash))) await make(hash, include);
    makeCurrent(hash);
    removeOldBuilds(BUILDS, CURRENT);
    return programOf(hash);
  });
}

async function make(hash, include) {
  process.stdout.write(`${words("building")}\n`);
  const fresh = path.join(BUILDS, NEW);
  rmSync(fresh, { recursive: true, force: true });
  const program = path.join(ROOT, "node_modules", ".bin", "react-router");
  await runStep(ownNode(), [program, "build"], words("buildFailed"), {
    env: { ...process.env, NODE_ENV: "production" },
    onStart: include,
  });
  for (const folder of DATA) {
    cpSync(path.join(ROOT, folder), path.join(fresh, folder), { recursive: true });
  }
  renameSync(fresh, path.join(BUILDS, hash));
}

/** Replaces the link to the current build atomically, so that it always leads to a complete build. */
function makeCurrent(hash) {
  const link = path.join(BUILDS, `${CURRENT}.new`);
  rmSync(link, { force: true });
  symlinkSync(hash, link);
  renameSync(link, path.join(BUILDS, CURRENT));
}

function programOf(hash, root = ROOT) {
  return path.join(root, "build", hash, "server", "index.js");
}

/** Hashes names and contents, because modification times say nothing after a checkout. */
export function contentHash(root = ROOT) {
  const hash = createHash("sha256");
  const files = [...SETTINGS, ...SOURCES.flatMap((folder) => listFiles(root, folder))].sort();
  for (const file of files) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex").slice(0, 16);
}

function listFiles(root, folder) {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}
