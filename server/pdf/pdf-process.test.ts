import type * as ChildProcess from "node:child_process";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { TooManyWaiting } from "#server/fair-turns.ts";
import { eventually } from "#tests/support/eventually.ts";
import { checkPdf, checkStrangersPdf, drawPdf } from "./pdf-process.ts";
import { PdfProcessEnded } from "./pdf-worker.ts";
import type * as ProcessUsage from "./process-usage.ts";

/** Replaces the program that reads PDFs, with the same rights, and tests these rights. */
const PROBE = `
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
const attempt = (work) => { try { work(); return "done"; } catch (error) { return error.code; } };
process.on("message", ({ bytes }) => {
  if (bytes[0] === 1) for (;;);
  process.send({ kind: "checked", checked: {
    settings: Object.keys(process.env).filter((name) => name !== "NODE_CHANNEL_FD" && name !== "NODE_CHANNEL_SERIALIZATION_MODE"),
    writes: attempt(() => writeFileSync("/tmp/clinica-probe", "")),
    reads: attempt(() => readFileSync("/etc/hostname")),
    starts: attempt(() => spawnSync("true")),
  } });
});
const on = process.on;
process.on = (name, listener) => name === "message" ? process : on.call(process, name, listener);`;

const machine = vi.hoisted(() => ({
  usage: undefined as undefined | { processorMs: number; residentBytes: number },
  readings: 0,
  children: [] as ChildProcess.ChildProcess[],
  execPath: undefined as string | undefined,
}));

vi.mock("node:child_process", async (original) => {
  const actual = await original<typeof ChildProcess>();
  return {
    ...actual,
    fork(program: string, args: string[], options: ChildProcess.ForkOptions) {
      const probe = `data:text/javascript,${encodeURIComponent(PROBE)}`;
      const execArgv = [...(options.execArgv ?? []), "--import", probe];
      const { execPath = process.execPath } = machine;
      const child = actual.fork(program, args, { ...options, execArgv, execPath });
      machine.children.push(child);
      return child;
    },
  };
});

vi.mock("./process-usage.ts", async (original) => {
  const actual = await original<typeof ProcessUsage>();
  return {
    readUsage: async (pid: number) => {
      machine.readings += 1;
      return machine.usage ?? (await actual.readUsage(pid));
    },
  };
});

afterEach(() => {
  vi.useRealTimers();
  machine.usage = undefined;
});
afterAll(() => {
  for (const child of machine.children) child.kill("SIGKILL");
});

const check = (tried: number, sender = "ana") =>
  checkPdf(new Uint8Array([tried]), { maxPages: 1, sender });

const ended = (child: ChildProcess.ChildProcess | undefined) =>
  eventually(() => expect(child?.signalCode).toBe("SIGKILL"));

test("it has no setting and no key, and may write no file, read none but its own, start no program", async () => {
  process.env.SECRET_KEY_PROBE = "x";
  const checked = await check(0);
  delete process.env.SECRET_KEY_PROBE;
  const denied = "ERR_ACCESS_DENIED";
  expect(checked).toEqual({ settings: [], writes: denied, reads: denied, starts: denied });
});

const IDLE = { processorMs: 500, residentBytes: 100 * 1024 * 1024 };
const TOO_HEAVY = { problem: "too-heavy" };

test("it is ended once it has said nothing for two minutes, and the next PDF gets another", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  machine.usage = IDLE;
  const started = machine.children.length;
  const stuck = expect(check(1)).rejects.toThrow(PdfProcessEnded);
  await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(119_999);
  expect(machine.children.at(-1)?.killed).toBe(false);
  vi.advanceTimersByTime(1);
  await stuck;
  vi.useRealTimers();
  await ended(machine.children.at(-1));
  machine.usage = undefined;
  expect(await check(0)).toHaveProperty("settings");
  expect(machine.children.length).toBeGreaterThan(started);
});

test("one that cannot be started fails its PDF alone, and the next PDF gets another", async () => {
  for (const child of machine.children) child.kill("SIGKILL");
  await eventually(() => expect(machine.children.at(-1)?.connected).toBe(false));
  machine.execPath = "/missing/node";
  await expect(check(0)).rejects.toThrow(PdfProcessEnded);
  machine.execPath = undefined;
  expect(await check(0)).toHaveProperty("settings");
});

test("a PDF that takes more than 512 MB is refused by name", async () => {
  machine.usage = { ...IDLE, residentBytes: 672 * 1024 * 1024 + 1 };
  expect(await check(1)).toEqual(TOO_HEAVY);
  await ended(machine.children.at(-1));
});

test("a PDF that takes more than 30 s of the processor is refused by name, whatever was before", async () => {
  machine.usage = { ...IDLE, processorMs: 99_000 };
  const before = machine.readings;
  const heavy = check(1);
  await eventually(() => expect(machine.readings).toBeGreaterThan(before));
  machine.usage = { ...IDLE, processorMs: 99_000 + 30_001 };
  expect(await heavy).toEqual(TOO_HEAVY);
  await ended(machine.children.at(-1));
});

test("one that is too heavy to draw is not tried again", async () => {
  machine.usage = { ...IDLE, residentBytes: 700 * 1024 * 1024 };
  const drawing = { widths: [100], sender: "ana", onPage: async () => {} };
  expect(await drawPdf(new Uint8Array([1]), drawing)).toBe(false);
});

test("one person's endless PDF does not delay anybody else's", async () => {
  machine.usage = IDLE;
  const endless = check(1, "ana");
  const behind = check(0, "ana");
  expect(await check(0, "rui")).toHaveProperty("settings");
  expect(await check(0, "eva")).toHaveProperty("settings");
  machine.usage = { ...IDLE, processorMs: IDLE.processorMs + 30_001 };
  expect(await endless).toEqual(TOO_HEAVY);
  machine.usage = undefined;
  expect(await behind).toHaveProperty("settings");
});

test("one that the machine ended between two PDFs costs the next one nothing", async () => {
  await check(0);
  const child = machine.children.findLast(
    ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
  );
  child?.kill("SIGKILL");
  await ended(child);
  expect(await check(0)).toHaveProperty("settings");
  expect(await check(0)).toHaveProperty("settings");
});

const strange = (tried: number, sender: string) =>
  checkStrangersPdf(new Uint8Array([tried]), { maxPages: 1, sender });

test("strangers' PDFs are read one at a time, in 5 s of the processor each, and delay none of the staff", async () => {
  machine.usage = IDLE;
  const begun = machine.children.length;
  const endless = [strange(1, "198.51.100.1"), strange(1, "198.51.100.2")];
  await eventually(() => expect(machine.children.length).toBe(begun + 1));
  expect(await check(0, "ana")).toHaveProperty("settings");
  expect(await check(0, "rui")).toHaveProperty("settings");
  for (const one of endless) {
    machine.usage = IDLE;
    const before = machine.readings;
    await eventually(() => expect(machine.readings).toBeGreaterThan(before + 1));
    machine.usage = { ...IDLE, processorMs: IDLE.processorMs + 5_001 };
    expect(await one).toEqual(TOO_HEAVY);
  }
});

test("ten of strangers' PDFs wait, three of a network, and one more is refused at once", async () => {
  machine.usage = IDLE;
  const outcome = (sender: string) =>
    strange(0, sender).then(
      () => "read",
      (error) => (error instanceof TooManyWaiting ? "refused" : error),
    );
  const first = strange(1, "198.51.100.1");
  await new Promise((resolve) => setImmediate(resolve));
  const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => [1, 2, 3, 4].map(() => outcome(name)));
  for (const own of [a, b, c]) expect(await own?.[3]).toBe("refused");
  for (const over of [1, 2, 3]) expect(await d?.[over]).toBe("refused");
  machine.usage = { ...IDLE, processorMs: IDLE.processorMs + 5_001 };
  expect(await first).toEqual(TOO_HEAVY);
  machine.usage = undefined;
  const waited = [a, b, c].flatMap((own) => own?.slice(0, 3) ?? []);
  expect(await Promise.all([...waited, d?.[0]])).toEqual(Array(10).fill("read"));
});
