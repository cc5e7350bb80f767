/** Tells `npm test` how far Playwright is, and each failure as soon as its test has ended. */
import path from "node:path";
import { describePlaywrightFailure } from "./playwright-failure.mjs";
import { finishTelling, tell } from "./tell.mjs";

export default class PlaywrightProgress {
  #tests = 0;
  #done = 0;
  #failed = 0;
  #secondsOf = new Map();

  onBegin(_config, suite) {
    this.#tests = suite.allTests().length;
    this.#tellProgress();
  }

  onTestEnd(test, result) {
    const file = path.relative(process.cwd(), test.location.file);
    this.#secondsOf.set(file, (this.#secondsOf.get(file) ?? 0) + result.duration / 1000);
    this.#done += 1;
    if (!test.ok()) {
      this.#failed += 1;
      tell({ failure: describePlaywrightFailure(test, result) });
    }
    this.#tellProgress();
  }

  onError(error) {
    tell({ failure: `outside any test\n${error.stack ?? error.message ?? error.value}` });
  }

  async onEnd() {
    for (const [file, seconds] of this.#secondsOf) {
      tell({ timing: { file, project: "browser", seconds } });
    }
    await finishTelling();
  }

  printsToStdio() {
    return true;
  }

  #tellProgress() {
    tell({
      progress: { done: this.#done, total: this.#tests, unit: "tests", failed: this.#failed },
    });
  }
}
