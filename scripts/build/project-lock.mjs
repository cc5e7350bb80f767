import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ROOT } from "../project.mjs";
import { words } from "../run/words.mjs";

const LOCK = path.join(ROOT, "node_modules", ".clinica.lock");
const POLL_MS = 100;
const SILENT_MS = 2_000;

/** If this process is killed, the lock stays until the programs whose pids were passed to `include` have ended. */
export async function withProjectLock(work) {
  const holders = [identity(process.pid)];
  mkdirSync(path.dirname(LOCK), { recursive: true });
  await waitFor(() => take(holders));
  try {
    return await work((pid) => {
      holders.push(identity(pid));
      renameSync(written(holders), LOCK);
    });
  } finally {
    rmSync(LOCK, { force: true });
  }
}

async function waitFor(isDone) {
  const notice = setTimeout(() => {
    process.stdout.write(`${words("waiting")}\n`);
  }, SILENT_MS);
  while (!isDone()) await sleep(POLL_MS);
  clearTimeout(notice);
}

function take(holders) {
  const mine = written(holders);
  try {
    linkSync(mine, LOCK);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (!isHeld(LOCK)) removeStale();
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Removes the lock of ended processes. If another process has taken the lock in the meantime, its lock is restored. */
function removeStale() {
  const stale = `${LOCK}.${process.pid}.stale`;
  try {
    renameSync(LOCK, stale);
    if (isHeld(stale)) linkSync(stale, LOCK);
  } catch (error) {
    if (error.code !== "ENOENT" && error.code !== "EEXIST") throw error;
  } finally {
    rmSync(stale, { force: true });
  }
}

function written(holders) {
  const file = `${LOCK}.${process.pid}`;
  writeFileSync(file, JSON.stringify(holders));
  return file;
}

function isHeld(file) {
  try {
    const holders = JSON.parse(readFileSync(file, "utf8"));
    return holders.some((one) => isAlive(one.pid) && identity(one.pid).started === one.started);
  } catch {
    return false;
  }
}

/** @returns the process's id and start time, because process ids are reused */
function identity(pid) {
  return { pid, started: statFields(pid)?.[19] ?? "" };
}

function isAlive(pid) {
  const state = statFields(pid)?.[0];
  if (process.platform === "linux") return state !== undefined && state !== "Z";
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function statFields(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}
