import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, realpathSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * Removes builds that no process's command line names. Call it while holding the project's lock, because unfinished
 * builds are in the same folder.
 * @param {string} builds the folder of all builds
 * @param {string} current name of the link to the build that stays
 */
export function removeOldBuilds(builds, current) {
  const currentBuild = path.basename(realpathSync(path.join(builds, current)));
  const commands = listCommands();
  for (const name of readdirSync(builds)) {
    if (name === current || name === currentBuild) continue;
    const folder = path.join(builds, name);
    if (commands.some((command) => command.includes(path.join(folder, "/")))) continue;
    // The folder is renamed first, so that a half-deleted build is not taken for a complete one.
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
