/**
 * Notices when npm is killed: npm runs a script through a shell, and its death ends neither the shell nor this process.
 */
import { readFileSync } from "node:fs";

const POLL_MS = 500;
const SHELLS = new Set(["sh", "dash", "bash", "ash", "busybox", "zsh"]);

/**
 * Calls `onGone` when the npm that started this process is killed. Does nothing if npm did not start it.
 * @param {() => void} onGone
 * @returns {() => void} ends the watch
 */
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

/** Reads name and parent of a process, if the system provides them (Linux). */
function readProcess(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    const end = text.lastIndexOf(")");
    return [text.slice(text.indexOf("(") + 1, end), Number(text.slice(end + 2).split(" ")[1])];
  } catch {
    return ["", undefined];
  }
}
