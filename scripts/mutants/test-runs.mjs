/** Runs test files in the copy. Every process that this starts has its own group, so that all it started end with it. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { countTests, readPlaywright } from "../checks/count-tests.mjs";
import { plainEnvironment } from "../checks/plain-environment.mjs";
import { ownNode } from "../run/own-node.mjs";

const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";
const SESSION = "scripts/mutants/session.mjs";
const BUILD = "await (await import('./scripts/build/build.mjs')).ensureBuilt()";
/** Milliseconds in which the processes that a tool has started can end by themselves. */
const GRACE_MS = 30_000;

export class TestRuns {
  #folder;
  #children = new Set();
  #session;
  #hasEnded = false;

  constructor(folder) {
    this.#folder = folder;
  }

  /** @param changed files that differ from the last run @returns titles of failed tests, and errors outside tests */
  async run(tests, changed) {
    const specs = tests.filter((test) => test.endsWith(".spec.ts"));
    const others = tests.filter((test) => !specs.includes(test));
    const result = { failed: [], errors: [], passed: 0 };
    for (const one of [
      others.length > 0 && (await this.#runVitest(others, changed)),
      specs.length > 0 && (await this.#runPlaywright(specs)),
    ]) {
      if (!one) continue;
      result.failed.push(...one.failed);
      result.errors.push(...one.errors);
      result.passed += one.passed;
    }
    return result;
  }

  /** @throws {Error} with the last line of the build's output */
  async build() {
    const { code, output } = await this.#finish(this.#start(["--input-type=module", "-e", BUILD]));
    if (code !== 0) throw new Error(`it does not build: ${output.trimEnd().split("\n").at(-1)}`);
  }

  /** A session keeps the template of its databases, and the demonstration's data, until it ends. */
  async endSession() {
    const session = this.#session;
    this.#session = undefined;
    if (!session) return;
    if (session.child.connected) session.child.disconnect();
    await this.#end(session.child);
  }

  async end() {
    this.#hasEnded = true;
    this.#session = undefined;
    await Promise.all([...this.#children].map((child) => this.#end(child, "SIGINT")));
  }

  async #runVitest(tests, changed) {
    if (this.#session?.hasEnded()) this.#session = undefined;
    this.#session ??= await this.#startSession();
    return this.#session.ask({ tests, changed });
  }

  async #startSession() {
    const child = this.#start([SESSION], { ipc: true });
    const output = collect(child);
    const answers = [];
    let hasEnded = false;
    let wake = () => {};
    child.on("message", (answer) => {
      answers.push(answer);
      wake();
    });
    child.once("exit", () => {
      hasEnded = true;
      wake();
    });
    const next = async () => {
      while (answers.length === 0) {
        if (hasEnded) throw new Error(`Vitest ended by itself: ${output().slice(-2000)}`);
        await new Promise((resolve) => {
          wake = resolve;
        });
      }
      return answers.shift();
    };
    await next();
    return {
      child,
      hasEnded: () => hasEnded,
      ask(message) {
        child.send(message);
        return next();
      },
    };
  }

  async #runPlaywright(specs) {
    const folder = mkdtempSync(path.join(this.#folder, "report-"));
    try {
      const file = path.join(folder, "report.json");
      const args = [PLAYWRIGHT, "test", "--reporter=json", "--max-failures=1", ...specs];
      const child = this.#start(args, {
        env: { CI: "1", PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      });
      const { code } = await this.#finish(child);
      const counts = await countTests({ file, ok: code === 0, read: readPlaywright });
      const { failures, failed, passed } = counts;
      return { failed: failures, errors: failed > failures.length ? ["Playwright"] : [], passed };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  #start(args, { ipc = false, env = {} } = {}) {
    if (this.#hasEnded) throw new Error("interrupted");
    const child = spawn(ownNode(), args, {
      cwd: this.#folder,
      detached: true,
      env: { ...plainEnvironment(), NO_COLOR: "1", ...env },
      stdio: ["ignore", "pipe", "pipe", ...(ipc ? ["ipc"] : [])],
    });
    this.#children.add(child);
    // Not `close`, which never comes for a process whose IPC channel this process has closed.
    child.once("exit", () => this.#children.delete(child));
    return child;
  }

  #finish(child) {
    const output = collect(child);
    return new Promise((resolve) => {
      child.once("close", (code) => resolve({ code, output: output() }));
    });
  }

  async #end(child, signal) {
    if (!this.#children.has(child)) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    if (signal) send(child.pid, signal);
    const press = setTimeout(() => send(-child.pid, "SIGTERM"), GRACE_MS);
    const force = setTimeout(() => send(-child.pid, "SIGKILL"), 2 * GRACE_MS);
    await ended;
    clearTimeout(press);
    clearTimeout(force);
    send(-child.pid, "SIGKILL");
  }
}

/** @returns a function that returns all that the process has written so far */
function collect(child) {
  const parts = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => parts.push(part));
  return () => Buffer.concat(parts).toString("utf8");
}

function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended in the meantime.
  }
}
