import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { COMPILE_CACHE } from "#tests/support/compile-cache.ts";

const PROGRAM = path.join(import.meta.dirname, "embedded-server.ts");

export interface SpawnedServer {
  readonly child: ChildProcess;
  /** Resolves with the postmaster's process id. @throws with the server's output */
  ready(): Promise<number>;
  said(): string;
  readonly ended: Promise<number | null>;
}

export function spawnServer(
  dataDir: string,
  options: { uid?: number; gid?: number } = {},
): SpawnedServer {
  const child = spawn(process.execPath, [PROGRAM, dataDir], {
    ...options,
    env: { ...process.env, ...COMPILE_CACHE },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  let wrote = "";
  child.stderr.on("data", (part) => {
    said += part;
  });
  child.stdout.on("data", (part) => {
    wrote += part;
    child.emit("wrote");
  });
  const ended = once(child, "close").then(([code]) => code as number | null);
  return {
    child,
    ended,
    said: () => said,
    async ready() {
      for (;;) {
        const [, pid] = /^ready (\d+)$/m.exec(wrote) ?? [];
        if (pid !== undefined) return Number(pid);
        await Promise.race([once(child, "wrote"), ended]);
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(said);
      }
    },
  };
}
