import { availableParallelism } from "node:os";

/** A stage starts when each step of the stage before has ended or leaves a processor idle. */
export async function runStages(stages, progress, isInterrupted) {
  const results = [];
  for (const stage of stages) {
    const started = stage.map((step) => startStep(step, progress, isInterrupted));
    results.push(...started.map(({ result }) => result));
    await Promise.all(started.map(({ nearEnd }) => nearEnd));
    if (isInterrupted()) break;
  }
  return Promise.all(results);
}

function startStep({ name, run }, progress, isInterrupted) {
  const started = performance.now();
  const timings = {};
  let announceNearEnd;
  const nearEnd = new Promise((resolve) => {
    announceNearEnd = resolve;
  });
  const onMessage = ({ progress: counts, failure, timing }) => {
    if (counts) {
      progress.set(name, counts);
      if (counts.total - counts.done < availableParallelism()) announceNearEnd();
    }
    if (failure && !isInterrupted()) progress.print(formatFailure(name, failure));
    if (timing) timings[timing.file] = { project: timing.project, seconds: timing.seconds };
  };
  progress.set(name, {});
  const result = run({ onMessage })
    .catch(({ message }) => ({
      passed: 0,
      failed: 1,
      skipped: 0,
      skips: [],
      failures: [],
      output: message,
    }))
    .then((counts) => {
      progress.set(name, undefined);
      if (!isInterrupted()) progress.print(formatStep(name, counts, performance.now() - started));
      return { ...counts, timings };
    })
    .finally(announceNearEnd);
  return { result, nearEnd };
}

function formatStep(name, { passed, failed, skipped, program, output }, ms) {
  const counts = [
    passed > 0 && `${passed} passed`,
    failed > 0 && `${failed} failed`,
    skipped > 0 && `${skipped} skipped`,
    program && `with ${program}`,
  ];
  const seconds = (ms / 1000).toFixed(1).padStart(6);
  const line = `${name.padEnd(10)} ${seconds} s   ${counts.filter(Boolean).join(", ")}`;
  return failed > 0 ? `${output.trimEnd()}\n✗ ${line}`.trimStart() : `✓ ${line}`;
}

/** Indented, because only the summary's lines begin with ✗. */
function formatFailure(step, failure) {
  return `${step} ✗ ${failure}`.replaceAll("\n", "\n    ");
}
