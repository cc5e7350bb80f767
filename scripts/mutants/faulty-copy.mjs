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

  /** @returns `word`: `killed` if a test saw the fault; `why` for all other words */
  async try(fault) {
    const problem = findProblem(fault, this.#folder);
    if (problem) return { word: "unfit", why: problem };
    const red = await this.#findRed(fault.tests);
    if (red) return { word: "red", why: `${red} without the fault` };
    const needsBuild = fault.tests.some(startsProduct);
    const needsSession = needsBuild || IN_TEMPLATE.test(fault.file);
    const file = path.join(this.#folder, fault.file);
    const code = readFileSync(file, "utf8");
    if (needsSession) await this.#runs.endSession();
    this.#write(fault.file, withFault(fault, code));
    try {
      if (needsBuild) await this.#runs.build();
      return outcomeOf(await this.#run(fault.tests));
    } catch (error) {
      return { word: "unfit", why: error.message };
    } finally {
      this.#write(fault.file, code);
      if (needsBuild) this.#isBuilt = false;
      if (needsSession) await this.#runs.endSession();
    }
  }

  async end() {
    await this.#runs.end();
    rmSync(this.#folder, { recursive: true, force: true });
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
      if (failed.length > 0 || errors.length > 0) return `${test} is red (${[...failed, ...errors][0]})`;
      if (passed === 0) return `${test} runs no test`;
      this.#state.noteGreen(test);
    }
    return undefined;
  }

  #write(file, code) {
    writeFileSync(path.join(this.#folder, file), code);
    this.#changed.add(file);
  }

  #run(tests) {
    const changed = [...this.#changed];
    this.#changed.clear();
    return this.#runs.run(tests, changed);
  }
}

function outcomeOf({ failed, errors }) {
  if (failed.length > 0) return { word: "killed", why: failed[0] };
  // A fault with which files cannot be loaded is no fault that a developer would commit.
  if (errors.length > 0) return { word: "unfit", why: `no test failed, but ${errors[0]}` };
  return { word: "lived", why: "its tests are green with it" };
}
