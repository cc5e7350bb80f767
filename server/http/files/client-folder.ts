/** Where the browser's half of this build lies: beside the server's, whatever is built meanwhile. */
import { existsSync } from "node:fs";
import path from "node:path";

/** Without a build, in development, Vite has the files and nothing is found here. */
const DEVELOPMENT = "build/current/client";

/** @param from the folder of the running module: `build/ID/server`, or one below it */
export function clientFolder(from = import.meta.dirname): string {
  for (let folder = from; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, "client", "assets"))) return path.join(folder, "client");
  }
  return DEVELOPMENT;
}
