import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "./copy-project.mjs";
import { findProblem, withFault } from "./list-faults.mjs";
import { startsProduct } from "./starts-product.mjs";
import { TestRuns } from "./test-runs.mjs";

/** A session creates its databases' template once, from these files. */
const IN_TEMPLATE = /^server\/db\/(?:migrations|embedded|sql\/schema\.sql)/;

/** A copy of the project that has one fault after another. */
export class FaultyCopy {
  #state;
  #folder = copyProject();
  #runs = new TestRuns(this.#folder);
  #changed = new Set();
  #isBuilt = false;

  constructor(state) {
    this.#state = state;
  }

  /** @returns `word`: `killed` if a test saw the fault, with its file; `why` says more of all else */
  async try(fault) {
    const unready = await this.#findUnready(fault);
    if (unready) return unready;
    return this.#with([fault], async () => {
      const { tests, titles } = fault;
      let { failed, errors } = await this.#run(tests, { titles });
      if (failed.length === 0 && errors.length === 0) {
        // A run that ends at the first failure may lose it while it ends the other files.
        ({ failed, errors } = await this.#run(tests, { titles, endsAtFirst: false }));
      }
      if (failed.length > 0) return { word: "killed", by: failed[0].file };
      // A fault with which files cannot be loaded is no fault that a developer would commit.
      if (errors.length > 0) return { word: "unfit", why: `no test failed, but ${errors[0]}` };
      return { word: "lived", why: "its tests are green with it" };
    }).catch((error) => ({ word: "unfit", why: error.message }));
  }

  /** Tries faults in one run. @returns the faults that only their own tests have seen, each with the test's file */
  async tryTogether(faults) {
    const ready = [];
    for (const fault of faults) if (!(await this.#findUnready(fault))) ready.push(fault);
    if (ready.length === 0) return new Map();
    return this.#with(ready, async () => {
      const { failed } = await this.#run([...new Set(ready.flatMap(({ tests }) => tests))], {
        titles: ready.every(({ titles }) => titles) ? ready.flatMap(({ titles }) => titles) : [],
        endsAtFirst: false,
      });
      const mayBeOf = ({ tests, titles = [""] }) =>
        failed.filter(
          (test) =>
            tests.includes(test.file) && titles.some((title) => test.title.startsWith(title)),
        );
      const isExplained = (test) => ready.some((fault) => mayBeOf(fault).includes(test));
      const unexplained = failed.filter((test) => !isExplained(test)).map(({ file }) => file);
      const seen = new Map();
      for (const fault of ready) {
        const [first] = mayBeOf(fault);
        const isClear = !fault.tests.some((test) => unexplained.includes(test));
        if (first && isClear) seen.set(fault, first.file);
      }
      return seen;
    }).catch(() => new Map());
  }

  async end() {
    await this.#runs.end();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #findUnready(fault) {
    const problem = findProblem(fault, this.#folder);
    if (problem) return { word: "unfit", why: problem };
    const red = await this.#findRed(fault.tests);
    return red && { word: "red", why: `${red} without the fault` };
  }

  async #with(faults, work) {
    const needsBuild = faults.some(({ tests }) => tests.some(startsProduct));
    const needsSession = needsBuild || faults.some(({ file }) => IN_TEMPLATE.test(file));
    const originals = new Map(faults.map(({ file }) => [file, this.#read(file)]));
    if (needsSession) await this.#runs.endSession();
    try {
      for (const fault of faults) this.#write(fault.file, withFault(fault, this.#read(fault.file)));
      if (needsBuild) await this.#runs.build();
      return await work();
    } finally {
      for (const [file, code] of originals) this.#write(file, code);
      if (needsBuild) this.#isBuilt = false;
      if (needsSession) await this.#runs.endSession();
    }
  }

  /** A test that is red without the fault would seem to see every fault. */
  async #findRed(tests) {
    for (const test of tests) {
      if (this.#state.isGreen(test)) continue;
      if (startsProduct(test) && !this.#isBuilt) {
        await this.#runs.endSession();
        await this.#runs.build();
        this.#isBuilt = true;
      }
      const { failed, errors, passed } = await this.#run([test]);
      const [why] = [...failed.map(({ title }) => title), ...errors];
      if (why !== undefined) return `${test} is red (${why})`;
      if (passed === 0) return `${test} runs no test`;
      this.#state.noteGreen(test);
    }
    return undefined;
  }

  #read(file) {
    return readFileSync(path.join(this.#folder, file), "utf8");
  }

  #write(file, code) {
    writeFileSync(path.join(this.#folder, file), code);
    this.#changed.add(file);
  }

  #run(tests, options = {}) {
    const changed = [...this.#changed];
    this.#changed.clear();
    return this.#runs.run(tests, { ...options, changed });
  }
}
