import os from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { ownNode } from "./own-node.mjs";
import { FORWARDED, runChild } from "./run-child.mjs";
import { watchNpm } from "./watch-npm.mjs";

/** The exit code EX_CONFIG (sysexits.h): the server refuses to start, and a restart would not help. */
const REFUSED = 78;

/** Milliseconds. Pauses before restarts double up to `longest`; after a run of `ranWell` they begin at `first`. */
const PAUSES = { first: 1_000, longest: 30_000, ranWell: 60_000 };

/** A server that fails leaves its database running. A request to stop ends server and database, also during a pause. */
export async function keepRunning(locate, { nodeArgs = [], args = [], env, pauses = PAUSES }) {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  for (const signal of FORWARDED) process.on(signal, stop);
  const endWatch = watchNpm(() => process.kill(process.pid, "SIGTERM"));
  const run = async (...more) =>
    runChild(ownNode(), [...nodeArgs, await locate(), ...more, ...args], { env });
  let pause = pauses.first;
  let isDatabaseLeft = false;
  try {
    for (;;) {
      const started = performance.now();
      const { code } = await run("--supervised");
      const isStopping = stopping.signal.aborted;
      if (code === 0) return 0;
      isDatabaseLeft ||= code !== REFUSED;
      if (isStopping || code === REFUSED) return code === REFUSED ? 1 : code;
      if (performance.now() - started >= pauses.ranWell) pause = pauses.first;
      const seconds = (pause / 1000).toLocaleString("pt-BR");
      process.stderr.write(
        `O servidor terminou sozinho (${reason(code)}); novo início em ${seconds} s.\n`,
      );
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return 0;
      pause = Math.min(2 * pause, pauses.longest);
    }
  } finally {
    try {
      if (isDatabaseLeft) await run("--stop-database");
    } finally {
      // Also runs if the program is missing, because the watch would keep this process alive.
      endWatch();
      for (const signal of FORWARDED) process.off(signal, stop);
    }
  }
}

/** @param {number} code the exit code as in a shell: after a signal, 128 plus the signal's number */
function reason(code) {
  const [signal] = Object.entries(os.constants.signals).find(([, at]) => at === code - 128) ?? [];
  return signal ?? `código ${code}`;
}
