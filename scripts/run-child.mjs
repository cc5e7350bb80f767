/** Runs a program as a child process and forwards signals to it. */
import { spawn } from "node:child_process";
import os from "node:os";

/** Those that ask a program to end. */
export const FORWARDED = ["SIGINT", "SIGTERM", "SIGHUP"];

/** The command was stopped by a signal; nothing is reported. */
export class Interrupted extends Error {
  /** @param {number} exitCode */
  constructor(exitCode) {
    super("interrompido");
    this.exitCode = exitCode;
  }
}

/**
 * While the program runs, signals go to it and this process waits for it. Either it talks to the
 * terminal itself, or what it says is kept (`quiet`).
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean, onStart?: (pid: number) => void }} options
 * @returns {Promise<{ code: number, signal: string | undefined, output: string }>} `code` is 128 and
 *   the signal's number when a signal ended it; `signal` is the last one that was passed on
 */
export function runChild(command, args, { env = process.env, quiet = false, onStart } = {}) {
  return new Promise((resolve, reject) => {
    // The channel carries nothing: that it closes tells the program that this process is gone.
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
    // Without pipes there is nothing to wait for but its end, whoever else holds the channel.
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

/**
 * A step that is quiet when it works.
 * @param {string} failure what to say before the step's own words
 * @throws {Interrupted} when it was told to stop
 */
export async function runStep(command, args, failure, options) {
  const { code, signal, output } = await runChild(command, args, { ...options, quiet: true });
  if (signal !== undefined) throw new Interrupted(128 + os.constants.signals[signal]);
  if (code !== 0) throw new Error(`${output.trimEnd()}\n${failure}`);
}
