/** Runs test files in the copy. Every process that this starts has its own group, so that all it started end with it. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";
import { plainEnvironment } from "../checks/plain-environment.mjs";
import { ownNode } from "../run/own-node.mjs";
import { isOfScripts } from "./starts-product.mjs";
import { patternOf } from "./titles.mjs";

const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";
const CONFIG_OF_SCRIPTS = "playwright.scripts.config.ts";
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

  /**
   * `changed`: files that differ from the last run. `titles`: beginnings of titles, if only these tests are run.
   * @returns the failed tests, errors outside tests, and the number of passed tests
   */
  async run(tests, { changed, titles = [], endsAtFirst = true }) {
    const specs = tests.filter((test) => test.endsWith(".spec.ts"));
    const others = tests.filter((test) => !specs.includes(test));
    const result = { failed: [], errors: [], passed: 0 };
    const add = ({ failed, errors, passed }) => {
      result.failed.push(...failed);
      result.errors.push(...errors);
      result.passed += passed;
    };
    if (others.length > 0)
      add(await this.#runVitest({ tests: others, changed, titles, endsAtFirst }));
    const ofScripts = specs.filter(isOfScripts);
    const ofProduct = specs.filter((spec) => !isOfScripts(spec));
    for (const some of [ofScripts, ofProduct].filter(({ length }) => length > 0)) {
      add(await this.#runPlaywright(some, { titles, endsAtFirst }));
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

  async #runVitest(message) {
    if (this.#session?.hasEnded()) this.#session = undefined;
    this.#session ??= await this.#startSession();
    return this.#session.run(message);
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
      run(message) {
        child.send(message);
        return next();
      },
    };
  }

  async #runPlaywright(specs, { titles, endsAtFirst }) {
    const folder = mkdtempSync(path.join(this.#folder, "report-"));
    try {
      const file = path.join(folder, "report.json");
      const args = [
        PLAYWRIGHT,
        "test",
        "--reporter=json",
        ...(specs.every(isOfScripts) ? ["--config", CONFIG_OF_SCRIPTS] : []),
        ...(titles.length > 0 ? ["--grep", patternOf(titles)] : []),
        ...(endsAtFirst ? ["--max-failures=1"] : []),
        ...specs,
      ];
      const env = { CI: "1", PLAYWRIGHT_JSON_OUTPUT_FILE: file };
      await this.#finish(this.#start(args, { env }));
      return readReport(JSON.parse(readFileSync(file, "utf8")), this.#folder);
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

/** Reads Playwright's JSON report. A describe's title stands before the test's, as in Vitest's titles. */
function readReport({ config, stats, errors, suites }, folder) {
  const tests = path.relative(realpathSync(folder), config.rootDir);
  const failed = suites.flatMap((suite) => listFailures(suite, { tests, above: [] }));
  return {
    failed,
    errors: failed.length > 0 ? [] : errors.map(({ message }) => `${message}`.split("\n")[0]),
    passed: stats.expected,
  };
}

function listFailures({ specs = [], suites = [] }, { tests, above }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title }) => ({
      file: path.join(tests, file),
      title: [...above, title].join(" > "),
    }));
  const inner = suites.flatMap((suite) =>
    listFailures(suite, { tests, above: [...above, suite.title] }),
  );
  return [...own, ...inner];
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
