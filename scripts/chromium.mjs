/**
 * Finds the Chromium for browser tests, measurements and screenshots: the installed one, because a
 * download would be one more thing to trust.
 */
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import path from "node:path";

/** The one without windows first: the same engine, and tests take a quarter less time in it. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** As root Chromium has no sandbox; the rest keeps it from asking its maker anything. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** @returns {string | undefined} the path of the first Chromium in PATH */
export function findChromium() {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return candidates.find(isExecutable);
}

/** @returns {string} @throws an error whose message says in one line what to install */
export function requireChromium() {
  const found = findChromium();
  if (!found) {
    throw new Error(
      `Nenhum Chromium encontrado no PATH (${NAMES.join(", ")}): instale-o, por exemplo com "apt-get install chromium".`,
    );
  }
  return found;
}

/** Where none is found, root installs Debian's; anyone else gets requireChromium's line. */
export function ensureChromium() {
  if (!findChromium() && process.getuid?.() === 0) {
    process.stdout.write("Nenhum Chromium encontrado: instalando o do Debian...\n");
    aptGet("update");
    aptGet("install", "--yes", "--no-install-recommends", "chromium-headless-shell");
  }
  return requireChromium();
}

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const result = spawnSync("apt-get", args, { env, encoding: "utf8" });
  if (result.status === 0) return;
  process.stdout.write(`${result.stdout ?? ""}${result.stderr ?? ""}`);
  throw new Error(`apt-get ${args[0]} falhou: instale o pacote chromium e tente de novo.`);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
