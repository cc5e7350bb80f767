/** Finds an installed Chromium. Downloading a browser would add one more program to trust. */
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import path from "node:path";

/** Programs in the order of preference. The headless shell has the same engine and is a quarter faster in tests. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** Root needs `--no-sandbox`; the other arguments prevent requests that Chromium sends on its own. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

export function findChromium() {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return candidates.find(isExecutable);
}

export function requireChromium() {
  const found = findChromium();
  if (!found) {
    throw new Error(
      `Nenhum Chromium encontrado no PATH (${NAMES.join(", ")}): instale-o, por exemplo com "apt-get install chromium".`,
    );
  }
  return found;
}

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
