/**
 * Puts one fault of tests/mutants after another into a copy of the project, and runs the tests that must see it. A run
 * continues where the last one stopped, and repeats only faults whose file or tests have changed; `--all` repeats all.
 * `--area=limits,lifetimes`, words of faults' names, or `--unbuilt` (those whose tests need no build) select faults. The
 * last line is `N passed, N failed`.
 */
import { ensureInstalled } from "./build/install.mjs";
import { FaultyCopy } from "./mutants/faulty-copy.mjs";
import { findProblem, listFaults } from "./mutants/list-faults.mjs";
import { isOfScripts, startsProduct } from "./mutants/starts-product.mjs";
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
  const failures = [];
  const rest = faults.filter((fault) => findProblem(fault) || !state.isKilled(fault));
  let passed = faults.length - rest.length;
  if (passed > 0) process.stdout.write(`${passed} killed by an earlier run\n`);
  const note = (fault, { word, why = "", by = "" }, started) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const name = `${fault.area}: ${fault.breaks}`;
    process.stdout.write(
      `${word === "killed" ? "✓" : "✗"} ${word.padEnd(6)} ${seconds.padStart(6)} s   ${name} ${by && `(${by})`}\n`,
    );
    if (word === "killed") {
      passed++;
      state.noteKilled(fault);
    } else failures.push(`${word}: ${name} (${fault.file}): ${why}`);
  };
  try {
    for (const group of groupsOf(rest)) {
      copy ??= new FaultyCopy(state);
      const started = performance.now();
      const seen = group.length > 1 ? await copy.tryTogether(group) : new Map();
      if (interrupted) return interrupted;
      for (const [fault, by] of seen) note(fault, { word: "killed", by }, started);
      for (const fault of group.filter((one) => !seen.has(one))) {
        const begun = performance.now();
        const outcome = await copy.try(fault);
        if (interrupted) return interrupted;
        note(fault, outcome, begun);
      }
    }
  } finally {
    await copy?.end();
  }
  for (const failure of failures) process.stdout.write(`✗ ${failure}\n`);
  process.stdout.write(`${passed} passed, ${failures.length} failed\n`);
  return failures.length === 0 ? 0 : 1;
}

/** Faults of unit tests come first, one after the other, then those of tests with a database. The others share their runs. */
function groupsOf(faults) {
  const of = (kind) => faults.filter(({ tests }) => kindOf(tests) === kind);
  return [
    ...[...of("unit"), ...of("database")].map((fault) => [fault]),
    ...shared(of("script")),
    ...shared(of("built")),
  ];
}

function kindOf(tests) {
  if (tests.some(startsProduct)) return "built";
  if (tests.some(isOfScripts)) return "script";
  return tests.some((test) => test.endsWith(".db.test.ts")) ? "database" : "unit";
}

/** Builds, and waits of browsers, are paid once for faults that the failed test tells apart. */
function shared(faults) {
  const groups = [];
  for (const fault of faults) {
    const group = groups.find((one) => one.every((other) => canShare(fault, other)));
    if (group) group.push(fault);
    else groups.push([fault]);
  }
  return groups;
}

function canShare(one, other) {
  const key = one.titles && other.titles ? "titles" : "tests";
  const isSame = (a, b) => a.startsWith(b) || b.startsWith(a);
  return !one[key].some((a) => other[key].some((b) => isSame(a, b)));
}

function select(all, args) {
  const areas = new Set(all.map(({ area }) => area));
  const options = args.filter((arg) => arg.startsWith("--"));
  const words = args.filter((arg) => !arg.startsWith("--"));
  const wanted = options.flatMap((option) =>
    option.startsWith("--area=") ? option.slice("--area=".length).split(",") : [],
  );
  const unknown = [
    ...options.filter((option) => !/^--(?:all|unbuilt|area=.*)$/.test(option)),
    ...wanted.filter((area) => !areas.has(area)),
  ];
  if (unknown.length > 0) {
    throw new Error(`Unknown: ${unknown.join(", ")}. The areas are ${[...areas].join(", ")}.`);
  }
  const faults = all.filter(
    ({ area, breaks, tests }) =>
      (wanted.length === 0 || wanted.includes(area)) &&
      (words.length === 0 || words.some((word) => breaks.includes(word))) &&
      !(options.includes("--unbuilt") && tests.some(startsProduct)),
  );
  if (faults.length === 0) throw new Error("No fault has this name.");
  return { faults, isNew: options.includes("--all") };
}

process.exitCode = await main().catch((error) => {
  if (interrupted) return interrupted;
  process.stdout.write(`${error.message}\n0 passed, 1 failed\n`);
  return 1;
});
