import { spawn } from "node:child_process";
import { ROOT } from "../project.mjs";
import { ownNode } from "../run/own-node.mjs";
import { plainEnvironment } from "./plain-environment.mjs";

/** Milliseconds in which an interrupted tool can stop the servers that it started. */
const GRACE_MS = 15_000;

const running = new Set();

/** Has no time limit, because each tool limits the time of its tests. @param onMessage gets what the tool tells */
export function runTool(args, { env, onMessage } = {}) {
  return new Promise((resolve) => {
    // The tool gets its own process group, so that all processes that it started can be ended with it.
    const child = spawn(ownNode(), args, {
      cwd: ROOT,
      detached: true,
      env: { ...plainEnvironment(), NO_COLOR: "1", ...env },
      stdio: ["ignore", "pipe", "pipe", ...(onMessage ? ["ipc"] : [])],
    });
    const parts = [];
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (part) => parts.push(part));
    }
    if (onMessage) child.on("message", onMessage);
    child.on("error", (error) => parts.push(`${error.message}\n`));
    child.on("close", (code) => {
      running.delete(child);
      resolve({ ok: code === 0, output: parts.join("") });
    });
  });
}

export async function endRunningTools() {
  await Promise.all([...running].map((child) => endGroup(child)));
}

/** Interrupts the tool, which stops its own processes. The last SIGTERM ends those that it left behind. */
async function endGroup(child) {
  const closed = new Promise((resolve) => child.once("close", resolve));
  signal(child.pid, "SIGINT");
  const press = setTimeout(() => signal(-child.pid, "SIGTERM"), GRACE_MS);
  const force = setTimeout(() => signal(-child.pid, "SIGKILL"), 2 * GRACE_MS);
  await closed;
  clearTimeout(press);
  clearTimeout(force);
  signal(-child.pid, "SIGTERM");
}

function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // The process has ended in the meantime.
  }
}
