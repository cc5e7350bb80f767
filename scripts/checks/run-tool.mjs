/** Runs one tool with the product's Node.js and captures its output. */
import { spawn } from "node:child_process";
import { ROOT } from "../project.mjs";
import { ownNode } from "../run/own-node.mjs";
import { plainEnvironment } from "./plain-environment.mjs";

/** Milliseconds that an interrupted tool gets to stop its own servers. */
const GRACE_MS = 15_000;

const running = new Set();

/**
 * @param {string[]} args the arguments of `node`
 * @param {{ env?: Record<string, string> }} options
 * @returns {Promise<{ ok: boolean, output: string }>} resolves when the tool has ended; there is no timeout, because
 * each tool ends tests that hang
 */
export function runTool(args, { env } = {}) {
  return new Promise((resolve) => {
    // The tool gets a process group of its own, so that everything it started ends with it.
    const child = spawn(ownNode(), args, {
      cwd: ROOT,
      detached: true,
      env: { ...plainEnvironment(), NO_COLOR: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const parts = [];
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (part) => parts.push(part));
    }
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

/**
 * Interrupts the tool, which then stops its own processes. Its process group gets SIGTERM and then SIGKILL if the tool
 * does not end in time, and SIGTERM once the tool has ended.
 */
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
