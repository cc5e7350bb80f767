/**
 * Puts one fault of tests/mutants after another into a copy of the project, and runs the tests that must see it. A run
 * continues where the last one stopped, and repeats only faults whose file or tests have changed; `--all` repeats all.
 * `--area=limits,lifetimes`, or words of faults' names, select faults. The last line is `N passed, N failed`.
 */
import { ensureInstalled } from "./build/install.mjs";
import { FaultyCopy } from "./mutants/faulty-copy.mjs";
import { findProblem, listFaults } from "./mutants/list-faults.mjs";
import { startsProduct } from "./mutants/starts-product.mjs";
import { openState } from "./mutants/state.mjs";
import { ROOT } from "./project.mjs";

const SIGNALS = { SIGINT: 130, SIGTERM: 143 };

let interrupted;
let copy;

for (const [signal, code] of Object.entries(SIGNALS)) {
  process.on(signal, () => {
    interrupted = code;
    void copy?.end();
  });
}

async function main() {
  process.chdir(ROOT);
  await ensureInstalled();
  const { faults, isNew } = select(await listFaults(), process.argv.slice(2));
  const state = openState({ isNew });
  const rest = faults.filter((fault) => findProblem(fault) || !state.isKilled(fault));
  let passed = faults.length - rest.length;
  if (passed > 0) process.stdout.write(`${passed} killed by an earlier run\n`);
  const failures = [];
  try {
    for (const fault of quickestFirst(rest)) {
      copy ??= new FaultyCopy(state);
      const started = performance.now();
      const { word, why } = await copy.try(fault);
      if (interrupted) return interrupted;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const name = `${fault.area}: ${fault.breaks}`;
      const sign = word === "killed" ? "✓" : "✗";
      if (process.env.WHY) process.stdout.write(`${why}\n`);
      process.stdout.write(`${sign} ${word.padEnd(6)} ${seconds.padStart(6)} s   ${name}\n`);
      if (word === "killed") {
        passed++;
        state.noteKilled(fault);
      } else {
        failures.push(`${word}: ${name} (${fault.file}): ${why}`);
      }
    }
  } finally {
    await copy?.end();
  }
  for (const failure of failures) process.stdout.write(`✗ ${failure}\n`);
  process.stdout.write(`${passed} passed, ${failures.length} failed\n`);
  return failures.length === 0 ? 0 : 1;
}

function select(all, args) {
  const areas = new Set(all.map(({ area }) => area));
  const options = args.filter((arg) => arg.startsWith("--"));
  const words = args.filter((arg) => !arg.startsWith("--"));
  const wanted = options.flatMap((option) =>
    option.startsWith("--area=") ? option.slice("--area=".length).split(",") : [],
  );
  const unknown = [
    ...options.filter((option) => option !== "--all" && !option.startsWith("--area=")),
    ...wanted.filter((area) => !areas.has(area)),
  ];
  if (unknown.length > 0) {
    throw new Error(`Unknown: ${unknown.join(", ")}. The areas are ${[...areas].join(", ")}.`);
  }
  const faults = all.filter(
    ({ area, breaks }) =>
      (wanted.length === 0 || wanted.includes(area)) &&
      (words.length === 0 || words.some((word) => breaks.includes(word))),
  );
  if (faults.length === 0) throw new Error("No fault has this name.");
  return { faults, isNew: options.includes("--all") };
}

/** Unit tests, then tests with a database, then those that need a build with the fault. */
function quickestFirst(faults) {
  const cost = ({ tests }) => {
    if (tests.some(startsProduct)) return 2;
    return tests.some((test) => test.endsWith(".db.test.ts")) ? 1 : 0;
  };
  return faults.toSorted((a, b) => cost(a) - cost(b));
}

process.exitCode = await main().catch((error) => {
  if (interrupted) return interrupted;
  process.stdout.write(`${error.message}\n0 passed, 1 failed\n`);
  return 1;
});
