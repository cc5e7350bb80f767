/** The folder of this build's browser files. A running server's files do not change when a newer build is made. */
import { existsSync } from "node:fs";
import path from "node:path";

const DEVELOPMENT = "build/current/client";

/** @param from the running module's folder: `build/ID/server` or a folder below it */
export function clientFolder(from = import.meta.dirname): string {
  for (let folder = from; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, "client", "assets"))) return path.join(folder, "client");
  }
  return DEVELOPMENT;
}
