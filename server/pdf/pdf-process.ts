/**
 * Reads and draws PDFs in a process of its own, one after the other, with limits of time and memory: a
 * malformed one costs that process, never the server.
 */
import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";
import type { DrawnPage, JudgedPdf, PdfAnswer, PdfProblem, PdfTask } from "./process/messages.ts";

const PROGRAM = "server/pdf/process/main.ts";
/** Without an answer for so long it is ended; each page is an answer. */
const SILENCE_MS = 30_000;
const IDLE_MS = 30_000;
const HEAP_MB = 512;
const MOST_RESIDENT = 1_200 * 1024 * 1024;
const WATCH_MS = 250;
const PAGE_BYTES = 4096;

/** The process took too long or too much, or broke: nothing is known of the PDF. */
export class PdfProcessEnded extends Error {}

const oneAtATime = pLimit(1);
let running: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

/** @throws PdfProcessEnded */
export function judgePdf(
  bytes: Uint8Array,
  maxPages: number,
): Promise<JudgedPdf | { problem: PdfProblem }> {
  return oneAtATime(async () => {
    let judged: JudgedPdf | { problem: PdfProblem } = { problem: "broken" };
    await ask({ kind: "judge", bytes, maxPages }, async (answer) => {
      if (answer.kind === "judged") judged = answer.judged;
      if (answer.kind === "refused") judged = { problem: answer.problem };
      return answer.kind !== "page";
    });
    return judged;
  });
}

/**
 * @param onPage awaited before the next page counts
 * @returns false where it cannot be drawn @throws PdfProcessEnded, or what `onPage` throws
 */
export function drawPdf(
  bytes: Uint8Array,
  widths: readonly number[],
  onPage: (page: DrawnPage) => Promise<void>,
): Promise<boolean> {
  return oneAtATime(async () => {
    let isDrawn = false;
    await ask({ kind: "draw", bytes, widths }, async (answer) => {
      if (answer.kind === "page") await onPage(answer.page);
      isDrawn = answer.kind === "drawn";
      return answer.kind !== "page";
    });
    return isDrawn;
  });
}

/** Sends the task; `take` says of each answer whether it was the last. */
async function ask(task: PdfTask, take: (answer: PdfAnswer) => Promise<boolean>): Promise<void> {
  clearTimeout(idle);
  if (!running?.connected) running = start();
  const child = running;
  const done = Promise.withResolvers<void>();
  let silence: NodeJS.Timeout | undefined;
  let taking = Promise.resolve();
  const fail = (error: unknown) => {
    end(child);
    done.reject(error);
  };
  const wait = () => {
    clearTimeout(silence);
    silence = setTimeout(() => fail(new PdfProcessEnded("took too long")), SILENCE_MS);
  };
  const onMessage = (answer: PdfAnswer) => {
    wait();
    taking = taking
      .then(() => take(answer))
      .then((isLast) => isLast && done.resolve())
      .then(undefined, fail);
  };
  const onExit = () => fail(new PdfProcessEnded("ended by itself"));
  const watch = setInterval(async () => {
    if ((await residentBytes(child)) > MOST_RESIDENT) fail(new PdfProcessEnded("took too much"));
  }, WATCH_MS);
  child.on("message", onMessage);
  child.once("exit", onExit);
  try {
    wait();
    child.send(task, (error) => error && fail(new PdfProcessEnded("took no task")));
    await done.promise;
  } finally {
    clearTimeout(silence);
    clearInterval(watch);
    child.off("message", onMessage);
    child.off("exit", onExit);
    idle = setTimeout(() => end(child), IDLE_MS);
    idle.unref();
  }
}

function start(): ChildProcess {
  const program = programPath();
  const root = path.resolve(path.dirname(program), "../../..");
  const child = fork(program, [], {
    execArgv: [
      `--max-old-space-size=${HEAP_MB}`,
      "--no-warnings",
      // No file but the engine's own can be read, none written, no other process started.
      "--permission",
      "--allow-addons",
      "--allow-worker",
      `--allow-fs-read=${root}/server/pdf/process`,
      ...modulesFolders(root).map((folder) => `--allow-fs-read=${folder}`),
    ],
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // It lives as long as the server, at most, and never keeps it from ending.
  child.unref();
  child.channel?.unref();
  return child;
}

function end(child: ChildProcess): void {
  if (running === child) running = undefined;
  child.kill("SIGKILL");
}

/** Beside the built server, or among the sources. */
function programPath(): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, PROGRAM);
    if (existsSync(candidate)) return candidate;
    if (folder === path.dirname(folder)) throw new Error(`${PROGRAM} not found`);
  }
}

/** Where packages may lie, and the files that say how they are to be read. */
function modulesFolders(root: string): string[] {
  const found: string[] = [];
  for (let folder = root; ; folder = path.dirname(folder)) {
    found.push(path.join(folder, "node_modules"), path.join(folder, "package.json"));
    if (folder === path.dirname(folder)) return found.filter((one) => existsSync(one));
  }
}

/** 0 where the system does not say. */
async function residentBytes({ pid }: ChildProcess): Promise<number> {
  const text = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
  return Number(text.split(" ")[1] ?? 0) * PAGE_BYTES;
}
