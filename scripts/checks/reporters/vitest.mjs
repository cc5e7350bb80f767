/** Tells `npm test` how far Vitest is, and each failure as soon as its file has ended. */
import path from "node:path";
import { finishTelling, tell } from "./tell.mjs";
import { describeVitestError } from "./vitest-error.mjs";

export default class VitestProgress {
  #files = 0;
  #done = 0;
  #failed = 0;

  onTestRunStart(specifications) {
    this.#files = specifications.length;
    this.#tellProgress();
  }

  onTestModuleEnd(module) {
    const file = path.relative(process.cwd(), module.moduleId);
    const failures = listFailures(module, file);
    this.#done += 1;
    this.#failed += failures.length;
    for (const failure of failures) tell({ failure });
    const { collectDuration, duration } = module.diagnostic();
    const seconds = (collectDuration + duration) / 1000;
    tell({ timing: { file, project: module.project.name, seconds } });
    this.#tellProgress();
  }

  async onTestRunEnd(_modules, unhandledErrors) {
    for (const error of unhandledErrors) {
      tell({ failure: `outside any test\n${describeVitestError(error)}` });
    }
    await finishTelling();
  }

  #tellProgress() {
    tell({
      progress: { done: this.#done, total: this.#files, unit: "files", failed: this.#failed },
    });
  }
}

/** Errors of a file or a suite come from its hooks, or from loading the file. */
function listFailures(module, file) {
  const failed = [module, ...module.children.allSuites()].map((entry) => ({
    title: entry === module ? file : `${file} › ${entry.fullName}`,
    errors: entry.errors(),
  }));
  for (const test of module.children.allTests("failed")) {
    failed.push({ title: `${file} › ${test.fullName}`, errors: test.result().errors });
  }
  return failed
    .filter(({ errors }) => errors.length > 0)
    .map(({ title, errors }) => [title, ...errors.map(describeVitestError)].join("\n"));
}
