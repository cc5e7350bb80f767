/** Finds an installed Chromium. Downloading a browser would add one more program to trust. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { findProgram } from "./find-program.mjs";

/** Programs in the order of preference. The headless shell has the same engine; a full Chromium costs 2.2 times as much. */
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
  return NAMES.map(findProgram).find(Boolean);
}

export function requireChromium() {
  const found = findChromium();
  if (!found) {
    throw new Error(
      `No Chromium in the PATH (${NAMES.join(", ")}): install one, for example with "apt-get install ${NAMES[0]}".`,
    );
  }
  return found;
}

/** @returns which program runs, such as `chromium-headless-shell, Chromium 156.0.8078.108` */
export function describeChromium() {
  const program = requireChromium();
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return `${path.basename(program)}, ${stdout?.trim() || "of an unknown version"}`;
}
