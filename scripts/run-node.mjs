/** Runs the product's own Node.js in the foreground, for as long as whoever asked for it lives. */
import { readFileSync } from "node:fs";
import { OWN_NODE } from "./project.mjs";
import { runChild } from "./run-child.mjs";

const POLL_MS = 500;
const SHELLS = new Set(["sh", "dash", "bash", "ash", "busybox", "zsh"]);

/**
 * Signals go to the program. It ends too when this process is killed (its channel closes), or
 * when npm above this process is.
 * @param {string[]} args
 * @param {Record<string, string>} env added to this process's own
 * @returns {Promise<number>} its exit code
 */
export async function runNode(args, env) {
  const watch = watchNpm(() => process.kill(process.pid, "SIGTERM"));
  try {
    return (await runChild(OWN_NODE, args, { env: { ...process.env, ...env } })).code;
  } finally {
    clearInterval(watch);
  }
}

/** npm runs a script through a shell; killed itself, it takes neither the shell nor us with it. */
function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  const [name, grandparent] = readProcess(parent);
  const above = SHELLS.has(name) ? grandparent : undefined;
  return setInterval(() => {
    const isShellAlone = above !== undefined && readProcess(parent)[1] !== above;
    if (process.ppid !== parent || isShellAlone) onGone();
  }, POLL_MS);
}

/** Name and parent of a process, where the system tells (Linux). */
function readProcess(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    const end = text.lastIndexOf(")");
    return [text.slice(text.indexOf("(") + 1, end), Number(text.slice(end + 2).split(" ")[1])];
  } catch {
    return ["", undefined];
  }
}
