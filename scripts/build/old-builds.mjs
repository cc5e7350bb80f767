import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, realpathSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

/** Call it only while holding the project's lock, because unfinished builds are in the folder too. */
export function removeOldBuilds(builds, current) {
  const currentBuild = path.basename(realpathSync(path.join(builds, current)));
  const commands = listCommands();
  for (const name of readdirSync(builds)) {
    if (name === current || name === currentBuild) continue;
    const folder = path.join(builds, name);
    if (commands.some((command) => command.includes(path.join(folder, "/")))) continue;
    // The folder is renamed first, so that nobody takes a half-deleted build for a complete build.
    const retired = `${folder.replace(/\.old$/, "")}.old`;
    if (retired !== folder) renameSync(folder, retired);
    rmSync(retired, { recursive: true, force: true });
  }
}

function listCommands() {
  if (process.platform !== "linux") {
    return execFileSync("ps", ["-axww", "-o", "command="], { encoding: "utf8" }).split("\n");
  }
  return readdirSync("/proc").map((pid) => {
    try {
      return /^\d+$/.test(pid) ? readFileSync(`/proc/${pid}/cmdline`, "utf8") : "";
    } catch {
      return "";
    }
  });
}
