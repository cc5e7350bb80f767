/** npm runs a script through a shell. When npm is killed, shell and script continue. */
import { readFileSync } from "node:fs";

const POLL_MS = 500;
const SHELLS = new Set(["sh", "dash", "bash", "ash", "busybox", "zsh"]);

/** Does nothing if npm did not start this process. @returns {() => void} ends the watch */
export function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const parent = process.ppid;
  const [name, grandparent] = readProcess(parent);
  const above = SHELLS.has(name) ? grandparent : undefined;
  const timer = setInterval(() => {
    const isShellAlone = above !== undefined && readProcess(parent)[1] !== above;
    if (process.ppid !== parent || isShellAlone) onGone();
  }, POLL_MS);
  return () => clearInterval(timer);
}

/** Reads the name and the parent of a process from /proc. @returns "" and undefined on systems without /proc */
function readProcess(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    const end = text.lastIndexOf(")");
    return [text.slice(text.indexOf("(") + 1, end), Number(text.slice(end + 2).split(" ")[1])];
  } catch {
    return ["", undefined];
  }
}
