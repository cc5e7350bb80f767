import { spawn } from "node:child_process";
import os from "node:os";

export const FORWARDED = ["SIGINT", "SIGTERM", "SIGHUP"];

export class Interrupted extends Error {
  constructor(exitCode) {
    super("interrompido");
    this.exitCode = exitCode;
  }
}

/** @returns `code` (128 plus the signal's number after a signal) and `signal`, the last signal that was forwarded */
export function runChild(command, args, { env = process.env, quiet = false, onStart } = {}) {
  return new Promise((resolve, reject) => {
    // Nothing is sent through the IPC channel. When it closes, the program knows that this process has ended.
    const stdio = quiet ? ["ignore", "pipe", "pipe"] : ["inherit", "inherit", "inherit", "ipc"];
    const child = spawn(command, args, { env, stdio });
    const parts = [];
    let passedOn;
    const forward = (signal) => {
      passedOn = signal;
      child.kill(signal);
    };
    for (const signal of FORWARDED) process.on(signal, forward);
    const release = () => {
      for (const signal of FORWARDED) process.off(signal, forward);
    };
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (part) => parts.push(part));
    child.on("spawn", () => onStart?.(child.pid));
    child.on("error", (error) => {
      release();
      reject(error);
    });
    // Without pipes `exit` is enough; `close` would also wait for processes that have inherited the IPC channel.
    child.on(quiet ? "close" : "exit", (code, signal) => {
      release();
      child.channel?.unref();
      resolve({
        code: code ?? 128 + os.constants.signals[signal],
        signal: passedOn,
        output: Buffer.concat(parts).toString("utf8"),
      });
    });
  });
}

/** Runs a command silently. @throws {Error} with its output if it fails @throws {Interrupted} after a signal */
export async function runStep(command, args, failure, options) {
  const { code, signal, output } = await runChild(command, args, { ...options, quiet: true });
  if (signal !== undefined) throw new Interrupted(128 + os.constants.signals[signal]);
  if (code !== 0) throw new Error(`${output.trimEnd()}\n${failure}`);
}
