/** The browser files of this very build, beside the server's: a newer build changes nothing. */
import { existsSync } from "node:fs";
import path from "node:path";

/** In development there is no build: Vite serves the files and nothing is found here. */
const DEVELOPMENT = "build/current/client";

/** @param from the folder of the running module: `build/ID/server`, or one below it */
export function clientFolder(from = import.meta.dirname): string {
  for (let folder = from; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, "client", "assets"))) return path.join(folder, "client");
  }
  return DEVELOPMENT;
}
