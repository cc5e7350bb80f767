/** Removes builds that nobody runs any more. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, realpathSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * A running server names its build in its command line. To be called by whoever holds the project's
 * lock: what is being built lies there too.
 * @param {string} builds the folder of all builds @param {string} current name of the link to the one that stays
 */
export function removeOldBuilds(builds, current) {
  const currentBuild = path.basename(realpathSync(path.join(builds, current)));
  const commands = listCommands();
  for (const name of readdirSync(builds)) {
    if (name === current || name === currentBuild) continue;
    const folder = path.join(builds, name);
    if (commands.some((command) => command.includes(path.join(folder, "/")))) continue;
    // Under another name first: half a build must not be taken for one.
    const retired = `${folder.replace(/\.old$/, "")}.old`;
    if (retired !== folder) renameSync(folder, retired);
    rmSync(retired, { recursive: true, force: true });
  }
}

/** Command lines of all processes. */
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
