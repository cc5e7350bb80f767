import { constants, openSync } from "node:fs";
import { open, rename, stat } from "node:fs/promises";
import { StartupError } from "#server/errors.ts";
import type { ClusterPaths } from "./cluster.ts";

const LARGEST = 10 * 1024 * 1024;
const TAIL = 64 * 1024;

export async function openLogFile(paths: ClusterPaths): Promise<number> {
  if ((await logSize(paths)) > LARGEST) await rename(paths.logFile, `${paths.logFile}.1`);
  const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW } = constants;
  return openSync(paths.logFile, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600);
}

export async function logSize({ logFile }: ClusterPaths): Promise<number> {
  return stat(logFile).then(
    ({ size }) => size,
    () => 0,
  );
}

/** @param offset the log's size before the failed start; if the log is now shorter, it was replaced */
export async function startFailure(paths: ClusterPaths, offset: number): Promise<StartupError> {
  const text = await readFrom(paths.logFile, offset);
  const last = text.split("\n").findLast((line) => /(FATAL|PANIC):|error/i.test(line));
  if (last?.includes("No space left on device")) {
    return new StartupError(`DATA_DIR: ${paths.root} está em um disco sem espaço livre (ENOSPC).`);
  }
  const reason = last?.replace(/^.*?(FATAL|PANIC):\s*/, "") ?? "sem explicação";
  return new StartupError(`O PostgreSQL não iniciou: ${reason} (veja ${paths.logFile}).`);
}

async function readFrom(logFile: string, offset: number): Promise<string> {
  const file = await open(logFile, "r");
  try {
    const { size } = await file.stat();
    const position = offset > size ? 0 : offset;
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(TAIL), position });
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await file.close();
  }
}
