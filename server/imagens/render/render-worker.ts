import { type ChildProcess, fork } from "node:child_process";
import { realpath } from "node:fs/promises";
import { restrictedProgram } from "#server/files/restricted-program.ts";
import { yieldToPages } from "#server/files/yield-to-pages.ts";
import { readUsage } from "#server/pdf/process-usage.ts";
import type { RenderAnswer, RenderTask, SourceFile } from "../process/render/messages.ts";

const PROGRAM = "server/imagens/process/render/main.ts";
const IMPORTS = ["server/crypto/file-chunks.ts"];
/** The most processor time for a frame with all its tiles; 27 million pixels of JPEG 2000 take nine seconds. */
const PROCESSOR_MS = 30_000;
const MEGABYTE = 1024 * 1024;
/** The most memory of the process: 400 MB for the largest frame, and 160 MB for the program with its codecs. */
const MOST_RESIDENT = 560 * MEGABYTE;
const HEAP_MB = 256;
/** A process that is silent for this long counts as stuck. On a busy machine, shorter silences are normal. */
const SILENCE_MS = 120_000;
/** Replaces `SILENCE_MS` on systems that do not report a process's time and memory. */
const UNMEASURED_SILENCE_MS = 30_000;
const WATCH_MS = 100;

/** Thrown if a file took too much time or memory, or made the process crash. */
export class RenderProcessEnded extends Error {}

export interface Processes {
  fork: typeof fork;
  readUsage: typeof readUsage;
}

const PROCESSES: Processes = { fork, readUsage };

export class RenderWorker {
  readonly #processes: Processes;
  readonly #permissions: string[];
  readonly #program: string;
  #child: ChildProcess | undefined;

  private constructor(processes: Processes, program: string, permissions: string[]) {
    this.#processes = processes;
    this.#program = program;
    this.#permissions = permissions;
  }

  static async for(sources: readonly SourceFile[], processes = PROCESSES): Promise<RenderWorker> {
    const { program, permissions } = restrictedProgram(PROGRAM, { imports: IMPORTS });
    const reads = await Promise.all(sources.map(({ path }) => realpath(path)));
    const allowed = [...new Set(reads)].map((path) => `--allow-fs-read=${path}`);
    return new RenderWorker(processes, program, [...permissions, ...allowed]);
  }

  /** Only one task may run at a time. @throws RenderProcessEnded; the next task then starts a new process */
  async send(task: RenderTask): Promise<RenderAnswer> {
    if (!this.#child?.connected) this.#child = this.#start();
    const child = this.#child;
    const done = Promise.withResolvers<RenderAnswer>();
    const fail = () => {
      this.#end(child);
      done.reject(new RenderProcessEnded());
    };
    const before = await this.#processes.readUsage(child.pid);
    const silence = setTimeout(fail, before ? SILENCE_MS : UNMEASURED_SILENCE_MS);
    const watch = setInterval(async () => {
      const now = await this.#processes.readUsage(child.pid);
      if (!now) return;
      if (now.processorMs - (before?.processorMs ?? 0) > PROCESSOR_MS) fail();
      if (now.residentBytes > MOST_RESIDENT) fail();
    }, WATCH_MS);
    child.on("message", done.resolve);
    child.once("exit", fail);
    child.once("error", fail);
    try {
      child.send(task, (error) => error && fail());
      return await done.promise;
    } finally {
      clearTimeout(silence);
      clearInterval(watch);
      child.off("message", done.resolve);
      child.off("exit", fail);
      child.off("error", fail);
    }
  }

  close(): void {
    if (this.#child) this.#end(this.#child);
  }

  #start(): ChildProcess {
    const child = this.#processes.fork(this.#program, [], {
      execArgv: [`--max-old-space-size=${HEAP_MB}`, "--no-warnings", ...this.#permissions],
      env: {},
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    child.on("error", () => {});
    yieldToPages(child);
    child.unref();
    child.channel?.unref();
    return child;
  }

  #end(child: ChildProcess): void {
    if (this.#child === child) this.#child = undefined;
    child.kill("SIGKILL");
  }
}
