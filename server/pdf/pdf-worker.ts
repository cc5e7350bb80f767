import { type ChildProcess, fork } from "node:child_process";
import { restrictedProgram } from "#server/files/restricted-program.ts";
import { yieldToPages } from "#server/files/yield-to-pages.ts";
import type { PdfAnswer, PdfTask } from "./process/messages.ts";
import { readUsage } from "./process-usage.ts";

const PROGRAM = "server/pdf/process/main.ts";
const PROCESSOR_MS = 30_000;
/** The processor time that each drawn page adds to the limit, so that a long, harmless report is not stopped. */
const RENDERED_PAGE_MS = 700;
const MEGABYTE = 1024 * 1024;
/** The most memory of the process: 512 MB for the document, and 160 MB for the program with its loaded engine. */
const MOST_RESIDENT = (512 + 160) * MEGABYTE;
const HEAP_MB = 320;
/** A process that is silent for this long counts as stuck. On a busy machine, shorter silences are normal. */
const SILENCE_MS = 120_000;
/** Replaces `SILENCE_MS` on systems that do not report a process's time and memory. */
const UNMEASURED_SILENCE_MS = 30_000;
const IDLE_MS = 30_000;
const WATCH_MS = 100;

/** Thrown if the process crashed, got stuck or did not start. */
export class PdfProcessEnded extends Error {}

export class PdfTooHeavy extends PdfProcessEnded {}

interface WorkerOptions {
  /** The most processor time of a document. */
  processorMs?: number;
  yieldsToPages?: boolean;
}

export class PdfWorker {
  readonly #processorMs: number;
  readonly #yieldsToPages: boolean;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor({ processorMs = PROCESSOR_MS, yieldsToPages = false }: WorkerOptions = {}) {
    this.#processorMs = processorMs;
    this.#yieldsToPages = yieldsToPages;
  }

  /** `take` gets each answer, and returns true for the task's last one. @throws PdfProcessEnded */
  async send(task: PdfTask, take: (answer: PdfAnswer) => Promise<boolean>): Promise<void> {
    clearTimeout(this.#idle);
    if (!this.#child?.connected) {
      this.#child = start();
      if (this.#yieldsToPages) yieldToPages(this.#child);
    }
    const child = this.#child;
    const done = Promise.withResolvers<void>();
    const fail = (error: unknown) => {
      this.#end(child);
      done.reject(error);
    };
    const before = await readUsage(child.pid);
    const silenceMs = before ? SILENCE_MS : UNMEASURED_SILENCE_MS;
    let silence: NodeJS.Timeout | undefined;
    const wait = () => {
      clearTimeout(silence);
      silence = setTimeout(() => fail(new PdfProcessEnded("took too long")), silenceMs);
    };
    let budgetMs = this.#processorMs;
    let taking = Promise.resolve();
    const onMessage = (answer: PdfAnswer) => {
      wait();
      if (answer.kind === "page") budgetMs += RENDERED_PAGE_MS;
      taking = taking
        .then(() => take(answer))
        .then((isLast) => isLast && done.resolve())
        .then(undefined, fail);
    };
    const onExit = () => fail(new PdfProcessEnded("ended by itself"));
    const watch = setInterval(async () => {
      const now = await readUsage(child.pid);
      if (!now) return;
      const usedMs = now.processorMs - (before?.processorMs ?? 0);
      if (usedMs > budgetMs) fail(new PdfTooHeavy("took too much time"));
      if (now.residentBytes > MOST_RESIDENT) fail(new PdfTooHeavy("took too much memory"));
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
      this.#idle = setTimeout(() => this.#end(child), IDLE_MS);
      this.#idle.unref();
    }
  }

  #end(child: ChildProcess): void {
    if (this.#child === child) this.#child = undefined;
    child.kill("SIGKILL");
  }
}

function start(): ChildProcess {
  const { program, permissions } = restrictedProgram(PROGRAM);
  const child = fork(program, [], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, "--expose-gc", "--no-warnings", ...permissions],
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // `send` handles a failed start. Without this listener the error would end the server.
  child.on("error", () => {});
  child.unref();
  child.channel?.unref();
  return child;
}
