import { fork } from "node:child_process";
import path from "node:path";

const PROGRAM = path.join(import.meta.dirname, "spin.mjs");

/** Starts processes that each keep a processor busy. They also end when this process is killed. */
export function startLoad(count) {
  const children = Array.from({ length: count }, () => fork(PROGRAM, { stdio: "ignore" }));
  return {
    pids: children.map(({ pid }) => pid),
    async end() {
      const ended = children
        .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
        .map((child) => new Promise((resolve) => child.once("exit", resolve)));
      for (const child of children) child.kill("SIGKILL");
      await Promise.all(ended);
    },
  };
}
