import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";
import { startLoad } from "./load.mjs";

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("the processes of the load are there until it ends", async () => {
  const load = startLoad(2);
  expect(load.pids.map(isAlive)).toEqual([true, true]);
  await load.end();
  expect(load.pids.map(isAlive)).toEqual([false, false]);
});

test("a busy process ends when the process that started it is gone", async () => {
  const child = fork(path.join(import.meta.dirname, "spin.mjs"), { stdio: "ignore" });
  await once(child, "spawn");
  const exited = once(child, "exit");
  child.disconnect();
  expect(await exited).toEqual([0, null]);
});
