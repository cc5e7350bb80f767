/** What the process that reads strangers' PDFs may do, tried from its inside, and what ends it. */
import type * as ChildProcess from "node:child_process";
import type * as Files from "node:fs/promises";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { judgePdf, PdfProcessEnded } from "./pdf-process.ts";

/**
 * Loaded before the program, with its rights, and takes its tasks from it, or the program's own answer
 * would come as the next task's: the first byte of a task says what is tried.
 */
const PROBE = `
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
const attempt = (work) => { try { work(); return "done"; } catch (error) { return error.code; } };
process.on("message", ({ bytes }) => {
  if (bytes[0] === 1) for (;;);
  process.send({ kind: "judged", judged: {
    settings: Object.keys(process.env).filter((name) => name !== "NODE_CHANNEL_FD" && name !== "NODE_CHANNEL_SERIALIZATION_MODE"),
    writes: attempt(() => writeFileSync("/tmp/clinica-probe", "")),
    reads: attempt(() => readFileSync("/etc/hostname")),
    starts: attempt(() => spawnSync("true")),
  } });
});
const on = process.on;
process.on = (name, listener) => name === "message" ? process : on.call(process, name, listener);`;

const machine = vi.hoisted(() => ({ resident: "", children: [] as ChildProcess.ChildProcess[] }));

vi.mock("node:child_process", async (original) => {
  const actual = await original<typeof ChildProcess>();
  return {
    ...actual,
    fork(program: string, args: string[], options: ChildProcess.ForkOptions) {
      const probe = `data:text/javascript,${encodeURIComponent(PROBE)}`;
      const execArgv = [...(options.execArgv ?? []), "--import", probe];
      const child = actual.fork(program, args, { ...options, execArgv });
      machine.children.push(child);
      return child;
    },
  };
});

vi.mock("node:fs/promises", async (original) => {
  const actual = await original<typeof Files>();
  const readFile = (file: string, options: "utf8") =>
    machine.resident && file.startsWith("/proc/")
      ? Promise.resolve(machine.resident)
      : actual.readFile(file, options);
  return { ...actual, readFile };
});

afterEach(() => {
  vi.useRealTimers();
  machine.resident = "";
});
afterAll(() => {
  for (const child of machine.children) child.kill("SIGKILL");
});

const ended = (child: ChildProcess.ChildProcess | undefined) =>
  vi.waitFor(() => expect(child?.signalCode).toBe("SIGKILL"), 20_000);

test("it has no setting and no key, and may write no file, read none but its own, start no program", async () => {
  process.env.SECRET_KEY_PROBE = "x";
  const judged = await judgePdf(new Uint8Array([0]), 1);
  delete process.env.SECRET_KEY_PROBE;
  const denied = "ERR_ACCESS_DENIED";
  expect(judged).toEqual({ settings: [], writes: denied, reads: denied, starts: denied });
}, 20_000);

test("it is ended once it has said nothing for thirty seconds, and the next PDF gets another", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const started = machine.children.length;
  const stuck = expect(judgePdf(new Uint8Array([1]), 1)).rejects.toThrow(PdfProcessEnded);
  await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(29_999);
  expect(machine.children.at(-1)?.killed).toBe(false);
  vi.advanceTimersByTime(1);
  await stuck;
  vi.useRealTimers();
  await ended(machine.children.at(-1));
  expect(await judgePdf(new Uint8Array([0]), 1)).toHaveProperty("settings");
  expect(machine.children.length).toBeGreaterThan(started);
}, 20_000);

test("it is ended once it takes more than 1.2 GB", async () => {
  machine.resident = `0 ${Math.ceil((1_200 * 1024 * 1024) / 4096) + 1} 0`;
  await expect(judgePdf(new Uint8Array([1]), 1)).rejects.toThrow("took too much");
  await ended(machine.children.at(-1));
}, 20_000);

test("one that the machine ended between two PDFs costs the next one nothing", async () => {
  await judgePdf(new Uint8Array([0]), 1);
  machine.children.at(-1)?.kill("SIGKILL");
  await ended(machine.children.at(-1));
  expect(await judgePdf(new Uint8Array([0]), 1)).toHaveProperty("settings");
}, 20_000);
